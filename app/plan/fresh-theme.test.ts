import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { startApiStandIn } from '#app/api/api-stand-in.fixtures.ts'
import { testBrowser } from '#app/session/portal-request.fixtures.ts'
import { readSession, type ServerSession } from '#app/session/session.server.ts'
import { defaultTheme } from '#contract/plans/plans.ts'
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

/** Each theme is asked for later than what is remembered of the one before. */
let freshTimes = 0

const worn = { ...defaultTheme, id: 3, plano: { id: 8, nome: 'HPE' } }
const ofPlan = (id: number) => ({ ...session, vinculo: { plano: { id } } }) as ServerSession

it.each([
  ['id', 4],
  ['cor_primaria', '#112233'],
  ['logo', '/imagemTema/a'],
  ['background', '/imagemTema/b'],
])('a theme whose %s was changed is worn by the next page, and from then on', async (name, value) => {
  vi.useRealTimers()
  const browser = testBrowser()
  await browser.signInAna()
  const published = { ...worn, plano: { id: 1, nome: 'HPE' }, [name]: value }
  api.answer((_, response) => response.end(JSON.stringify(published)))
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + (freshTimes += 10_000) })
  const shown = await browser.inRequest(async () => {
    const before = await readSession()
    if (!before) throw new Error('nobody is signed in')
    return withFreshTheme({ ...before, tema: { ...worn, plano: { id: 1, nome: 'HPE' } } })
  })
  expect(shown.tema).toEqual(published)
  expect(await browser.inRequest(readSession)).toMatchObject({ tema: published })
})

it('a theme that is the same stays as it is, and who has no plan, as an attendant at the desk, is not asked about', async () => {
  vi.useRealTimers()
  api.answer((_, response) => response.end(JSON.stringify(worn)))
  const wearing = { ...ofPlan(8), tema: worn }
  expect(await withFreshTheme(wearing)).toBe(wearing)
  expect(api.asked).toEqual(['GET /retornarConfiguracaoTema/8'])
  const none = { ...session, vinculo: null }
  const attendant = { ...none, pessoa: { admin: 'S' } } as ServerSession
  expect([await withFreshTheme(none), await withFreshTheme(attendant)]).toEqual([none, attendant])
  expect(api.asked).toHaveLength(1)
})
