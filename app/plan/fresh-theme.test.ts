import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { startApiStandIn } from '#app/api/api-stand-in.fixtures.ts'
import type { ServerSession } from '#app/session/session.server.ts'
import { withFreshTheme } from './fresh-theme.server.ts'

let api: Awaited<ReturnType<typeof startApiStandIn>>

beforeAll(async () => {
  api = await startApiStandIn()
})
afterAll(() => api.end())
beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }))
afterEach(() => vi.useRealTimers())

const session = {
  token: 'x',
  pessoa: { admin: 'N' },
  vinculo: { plano: { id: 7 } },
  tema: null,
} as ServerSession

it('a silent API holds a page for a moment, and the next pages not at all', async () => {
  let shown: ServerSession | null = null
  const waiting = withFreshTheme(session).then((worn) => {
    shown = worn
  })
  await api.untilAsked()
  await vi.advanceTimersByTimeAsync(200)
  expect(shown).toBeNull()
  await vi.advanceTimersByTimeAsync(100)
  await waiting
  expect(shown).toBe(session)

  expect(await withFreshTheme(session)).toBe(session)
  expect(api.asked).toHaveLength(1)

  await vi.advanceTimersByTimeAsync(6000)
  void withFreshTheme(session)
  await api.untilAsked(2)
})
