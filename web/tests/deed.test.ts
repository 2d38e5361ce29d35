import { beforeAll, describe, expect, test, vi } from 'vitest'
import { Refusal } from '../src/game/api'
import { Deed } from '../src/game/deed.svelte'
import { speak, t } from '../src/game/settings.svelte'

// Outside a browser there is no page.
vi.stubGlobal('document', { documentElement: {} })
beforeAll(() => speak('en'))

const refuse = (code: string) => async () => {
  throw new Refusal(code, 'no', 409)
}

describe('a deed', () => {
  test('is under way until it is done', async () => {
    const deed = new Deed()
    let seen = false
    expect(
      await deed.run(async () => {
        seen = deed.busy
      }),
    ).toBe(true)
    expect([seen, deed.busy, deed.problem, deed.code]).toEqual([true, false, '', ''])
  })

  test('says why it was refused, until it is tried again', async () => {
    const deed = new Deed()
    expect(await deed.run(refuse('full'))).toBe(false)
    expect([deed.busy, deed.problem, deed.code]).toEqual([false, t('page-refused-full'), 'full'])
    await deed.run(async () => undefined)
    expect([deed.problem, deed.code]).toEqual(['', ''])
  })

  test('says it in the words of its place, where it has any', async () => {
    const deed = new Deed((code) => `side-chat-refused-${code}`)
    await deed.run(refuse('too-often'))
    expect(deed.problem).toBe(t('side-chat-refused-too-often'))
    await deed.run(refuse('store'))
    expect(deed.problem).toBe(t('page-refused-store'))
  })

  test('is over even when a mistake of ours ends it', async () => {
    const deed = new Deed()
    await expect(deed.run(() => Promise.reject(new TypeError('x is not a function')))).rejects.toThrow('x is not')
    expect(deed.busy).toBe(false)
  })
})
