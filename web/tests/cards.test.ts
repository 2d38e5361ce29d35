import { describe, expect, test } from 'vitest'
import { byCost, counted, fold } from '../src/game/cards'

describe('cards', () => {
  test('lie by cost, then by the name that is read', () => {
    expect(['Witch', 'Village', 'Moat', 'Workshop'].sort(byCost('en'))).toEqual(['Moat', 'Village', 'Workshop', 'Witch'])
    // Atelier comes before Village.
    expect(['Village', 'Workshop'].sort(byCost('fr'))).toEqual(['Workshop', 'Village'])
    // Douves, Écuyer, Hameau: an accent does not put a name last.
    expect(['Hamlet', 'Squire', 'Moat'].sort(byCost('fr'))).toEqual(['Moat', 'Squire', 'Hamlet'])
  })

  test('that are equal are counted, in the order in which they first come', () => {
    const names = ['Copper', 'Estate', 'Copper', 'Copper']
    expect(counted(names)).toEqual([
      ['Copper', 3],
      ['Estate', 1],
    ])
    expect(counted([])).toEqual([])
  })

  test('whose order matters are counted only where they lie side by side', () => {
    expect(counted(['Copper', 'Estate', 'Copper', 'Copper'], true)).toEqual([
      ['Copper', 1],
      ['Estate', 1],
      ['Copper', 2],
    ])
  })

  test('are found without case, accents and marks', () => {
    expect(fold('Évêché, Comté')).toBe(fold('eveche comte'))
    expect(fold("  King's Court ")).toBe('king s court')
  })
})
