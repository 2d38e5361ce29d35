import spokenByThePackage from '$made/speech.json'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Decision, GameEvent } from '../src/game/protocol'
import { LANGUAGES, loadTexts, plain, segments, type Texts } from '../src/game/speech'

interface Line {
  language: (typeof LANGUAGES)[number]
  decision?: Decision
  answer?: string[]
  prompt?: string
  confirm?: string
  labels?: string[]
  event?: GameEvent
  line?: string
}

const lines = spokenByThePackage as Line[]
const names = ['Ada', 'Bo', 'Cyd']
const spoken = new Map<string, Texts>()

beforeAll(async () => {
  for (const language of LANGUAGES) spoken.set(language, await loadTexts(language))
})

describe('the client words everything as the package does', () => {
  test('there is something to compare', () => {
    expect(lines.length).toBeGreaterThan(300)
  })

  test.each(LANGUAGES)('%s', (language) => {
    const texts = spoken.get(language)!
    for (const line of lines.filter((line) => line.language === language)) {
      if (line.decision) {
        const { decision } = line
        expect(texts.prompt(decision, names)).toBe(line.prompt)
        expect(texts.confirm(decision, line.answer!)).toBe(line.confirm)
        expect(decision.options.map((option) => texts.label(option, decision.kind, decision.source))).toEqual(line.labels)
      } else {
        expect(plain(texts.log(line.event!, names, 0))).toBe(line.line)
      }
    }
  })
})

test('a log line is cut at the names of its cards', () => {
  const texts = spoken.get('fr')!
  const line = texts.log({ type: 'play', seat: 1, depth: 0, count: 2, cards: ['Copper', 'Silver'] }, names, 0)
  expect(segments(line).filter((part) => part.card).map((part) => [part.card, part.text])).toEqual([
    ['Copper', 'Cuivre'],
    ['Silver', 'Argent'],
  ])
})
