import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { startApiStandIn } from '#app/api/api-stand-in.fixtures.ts'
import { testBrowser } from '#app/session/portal-request.fixtures.ts'
import { readSession, type ServerSession } from '#app/session/session.server.ts'
import { withFreshLink } from './fresh-link.server.ts'

let api: Awaited<ReturnType<typeof startApiStandIn>>

beforeAll(async () => {
  api = await startApiStandIn()
})
afterAll(() => api.end())

let browser: ReturnType<typeof testBrowser>
beforeEach(async () => {
  browser = testBrowser()
  await browser.signInAna()
})

/** Answers each person's links after what is shared of them is over. */
let persons = 100
async function nextPage(change: (link: NonNullable<ServerSession['vinculo']>) => unknown) {
  return browser.inRequest(async () => {
    const before = await readSession()
    if (!before?.vinculo) throw new Error('nobody is signed in')
    const { vinculo } = before
    api.answer((_, response) => response.end(JSON.stringify(change(vinculo))))
    const shown = await withFreshLink({ ...before, pessoa: { ...before.pessoa, id: (persons += 1) } })
    return { shown: shown.vinculo, before: vinculo }
  })
}

it('who was moved meanwhile stands there on the next page, and from then on', async () => {
  const situacao = { id: 7, nome: 'Desligado' }
  const { shown } = await nextPage((link) => [{ ...link, situacao }])
  expect(shown?.situacao).toEqual(situacao)
  expect((await browser.inRequest(readSession))?.vinculo?.situacao).toEqual(situacao)
})

it('who did not move keeps the link as it was chosen', async () => {
  const { shown, before } = await nextPage((link) => [{ ...link, matricula: '1' }])
  expect(shown).toBe(before)
})

it('a link that is no longer open, or that nobody tells of, stays as it is', async () => {
  const closed = await nextPage(() => [])
  expect(closed.shown).toBe(closed.before)
  const wrong = await nextPage(() => ({ codigo: 'erro-interno' }))
  expect(wrong.shown).toBe(wrong.before)
})

it('is not asked of who has no plan, as an attendant at the desk', async () => {
  api.beSilent()
  const none = { vinculo: null } as ServerSession
  expect(await withFreshLink(none)).toBe(none)
  expect(api.asked).toEqual([])
})
