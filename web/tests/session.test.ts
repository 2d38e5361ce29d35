import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'

// Outside a browser there is neither a store nor a page.
const kept = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
  removeItem: (key: string) => kept.delete(key),
})
vi.stubGlobal('document', { documentElement: {} })

/** A server with one account and nobody logged in, which notes what it was asked. */
const asked: [string, string, unknown][] = []
let me: { name: string; account: boolean; settings: Record<string, unknown> } | null = null
const stored: Record<string, unknown> = { theme: 'dark', language: 'fr', habits: '{"react/Moat":"always"}', new: 1 }

vi.stubGlobal('fetch', async (path: string, { method, body }: { method: string; body: string | null }) => {
  const sent = body === null ? null : (JSON.parse(body) as Record<string, unknown>)
  asked.push([method, path, sent])
  const answer = (status: number, data: unknown) => ({ ok: status < 400, status, statusText: '', json: async () => data })
  if (path === '/api/guests') me = { name: String(sent?.name), account: false, settings: {} }
  else if (path === '/api/login') {
    if (sent?.password !== 'right') return answer(401, { error: 'wrong-login', message: 'no' })
    me = { name: 'Zoe', account: true, settings: stored }
  } else if (path === '/api/logout') me = null
  else if (method === 'PATCH' && me) me = { ...me, ...sent }
  else if (!me) return answer(401, { error: 'unauthorised', message: 'no' })
  return answer(200, me ?? { ok: true })
})

const { adopt, flat, keepSettings, settings, speak, t, unflat } = await import('../src/game/settings.svelte')
const { Refusal } = await import('../src/game/api')
const { beSomebody, findMe, login, logout, me: known, setMe } = await import('../src/game/session.svelte')
const { explain } = await import('../src/game/refusals')

beforeAll(() => speak('en'))
beforeEach(async () => {
  me = null
  settings.name = ''
  await setMe(null)
  asked.length = 0
})

describe('who one is', () => {
  test('nobody is asked for before there was anybody', async () => {
    expect(await findMe()).toBeNull()
    expect(asked).toEqual([])
  })

  test('a guest has the name that was typed, or is just a guest', async () => {
    settings.name = '  Ada '
    expect((await beSomebody()).name).toBe('Ada')
    expect(known()?.name).toBe('Ada')
    me = null
    await setMe(null)
    settings.name = ''
    expect((await beSomebody()).name).toBe(t('page-guest'))
    expect(settings.name).toBe('')
  })

  test('somebody stays the same, and a guest may take another name', async () => {
    await beSomebody('Ada')
    await beSomebody('Ada')
    await beSomebody('Bo')
    expect(asked.map(([method, path]) => `${method} ${path}`)).toEqual(['POST /api/guests', 'PATCH /api/me'])
    expect(settings.name).toBe('Bo')
  })

  test('an account brings its settings and its language', async () => {
    await login('Zoe', 'right')
    expect(settings.theme).toBe('dark')
    expect(settings.habits).toEqual({ 'react/Moat': 'always' })
    expect(t('page-settings')).toBe('Réglages')
    await logout()
    expect(known()).toBeNull()
    await speak('en')
  })

  test('a wrong password is a refusal that can be told', async () => {
    const refusal: unknown = await login('Zoe', 'wrong').catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(Refusal)
    expect(explain(refusal)).toBe(t('page-refused-wrong-login'))
    expect(known()).toBeNull()
  })

  test('the settings of an account go to the server, those of a guest stay here', async () => {
    vi.useFakeTimers()
    await beSomebody('Ada')
    settings.size = 'large'
    keepSettings()
    await vi.runAllTimersAsync()
    expect(asked.some(([method]) => method === 'PATCH')).toBe(false)
    await login('Zoe', 'right')
    settings.size = 'small'
    keepSettings()
    await vi.runAllTimersAsync()
    const sent = asked.filter(([method]) => method === 'PATCH').at(-1)?.[2] as { settings: Record<string, unknown> }
    expect(sent.settings.size).toBe('small')
    expect(Object.values(sent.settings).every((value) => typeof value !== 'object')).toBe(true)
    vi.useRealTimers()
    await speak('en')
  })
})

describe('settings', () => {
  test('come back from the flat list that the server keeps', () => {
    const before = JSON.parse(JSON.stringify(settings)) as typeof settings
    before.habits = { 'react/Moat': 'never' }
    before.table.seats = ['', 'regent', 'novice']
    const after = adopt(JSON.parse(JSON.stringify(settings)) as typeof settings, unflat(flat(before)))
    expect(after).toEqual({ ...before, name: settings.name })
  })

  test('of tables stay the thing that a page holds on to', () => {
    const mine = JSON.parse(JSON.stringify(settings)) as typeof settings
    const held = mine.table
    adopt(mine, { table: { minutes: 5 } })
    expect(mine.table).toBe(held)
    expect(held).toEqual({ ...settings.table, minutes: 5 })
  })

  test('are not taken over when they could not be ours', () => {
    const mine = JSON.parse(JSON.stringify(settings)) as typeof settings
    const same = JSON.stringify(mine)
    adopt(mine, { language: 'xx', sounds: 'yes', unknown: 1, habits: null })
    expect(JSON.stringify(mine)).toBe(same)
    expect(unflat({ habits: 'not json' })).toEqual({})
  })
})

describe('refusals', () => {
  test('have a sentence of their own, or the server’s', () => {
    expect(explain(new Refusal('full', 'no seat', 409))).toBe(t('page-refused-full'))
    expect(explain(new Refusal('bad-kingdom', 'There is no card called “Mote”.', 409))).toBe(
      'There is no card called “Mote”.',
    )
    expect(explain(new Refusal('unheard-of', 'so it is', 409))).toBe(t('page-refused', { message: 'so it is' }))
  })

  test('are told in the words of a place that has its own', () => {
    const illegal = new Refusal('illegal', 'no', 409)
    const table = (code: string) => `board-refused-${code}`
    expect(explain(illegal, table)).toBe(t('board-refused-illegal'))
    expect(explain(illegal)).toBe(t('page-refused', { message: 'no' }))
    expect(explain(new Refusal('lost', 'no', 0), table)).toBe(t('page-refused-lost'))
  })

  test('that are none are mistakes of ours', () => {
    expect(() => explain(new TypeError('x is not a function'))).toThrow('x is not a function')
  })

  test('are worded for every code that the server has for those who open and join tables', () => {
    const codes = new Set<string>()
    const sources = import.meta.glob<string>(
      '../../src/demesne/server/{branching,endpoints,opening,people,rematch,requests,seats,tables}.py',
      { query: '?raw', import: 'default', eager: true },
    )
    for (const source of Object.values(sources)) {
      for (const [, code] of source.matchAll(/Refused\(\s*"([a-z-]+)"/g)) codes.add(code ?? '')
    }
    expect(codes.size).toBeGreaterThan(20)
    const spoken = [...codes].filter((code) => !['bad-kingdom', 'no-point', 'bad-seats', 'wrong-type'].includes(code))
    expect(spoken.filter((code) => t(`page-refused-${code}`).startsWith('['))).toEqual([])
  })
})
