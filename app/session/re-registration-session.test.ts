import { describe, expect, it } from 'vitest'
import { problemOf } from '#app/api/problem.ts'
import {
  comprovanteRecadastramento,
  retornarRecadastramento,
} from '#contract/re-registration/re-registration.ts'
import { inMinutes, startPortalServer } from './portal-request.fixtures.ts'
import {
  clearReRegistration,
  reRegistrationApi,
  storeCode,
  storedCode,
  storeReRegistration,
} from './re-registration-session.server.ts'

const { api, browser } = await startPortalServer()

const code = { cpf: '52998224725', codigo: '123456' }
const open = () =>
  browser.inRequest(() => storeReRegistration({ token: 'of-a-code', expiraEm: inMinutes(30) }))

describe('Ana’s code from an e-mail', () => {
  it('is kept for an hour, and forgotten once it opened the re-registration', async () => {
    await browser.inRequest(() => storeCode(code))
    expect(await browser.inRequest(storedCode)).toEqual(code)
    expect(browser.secondsOf('codigo')).toBe(3600)
    await open()
    expect(await browser.inRequest(storedCode)).toBeNull()
  })

  it('takes the place of a re-registration that was begun in this browser', async () => {
    await open()
    await browser.inRequest(() => storeCode(code))
    expect(await browser.inRequest(reRegistrationApi)).toBeNull()
  })
})

describe('the token of a re-registration', () => {
  it('lives as long as the API says, and can be forgotten', async () => {
    await open()
    expect(browser.secondsOf('recadastramento')).toBeGreaterThan(1790)
    expect(browser.secondsOf('recadastramento')).toBeLessThanOrEqual(1800)
    await browser.inRequest(clearReRegistration)
    expect(browser.kept()).toEqual([])
  })

  it.each([
    [401, []],
    [403, ['recadastramento']],
    [503, ['recadastramento']],
  ])('is forgotten when the API knows it no more, and only then: %i', async (status, kept) => {
    api.answer((_, response) => response.writeHead(status).end('{}'))
    for (const ask of ['call', 'file'] as const) {
      await open()
      await browser.inRequest(async () => {
        const asThatPerson = await reRegistrationApi()
        const asked =
          ask === 'call'
            ? asThatPerson?.call(retornarRecadastramento, {})
            : asThatPerson?.file(comprovanteRecadastramento, {})
        await expect(asked).rejects.toSatisfy((error) => problemOf(error).kind !== 'unexpected')
      })
      expect(browser.kept()).toEqual(kept)
    }
  })
})
