import { json } from 'node:stream/consumers'
import { beforeEach, expect, it } from 'vitest'
import { problemOf } from '#app/api/problem.ts'
import { knownDeviceInput } from '#app/session/known-devices.server.ts'
import { ana, loginOf, marta, startPortalServer } from '#app/session/portal-request.fixtures.ts'
import { closeSession, readSession } from '#app/session/session.server.ts'
import { openSessionWith } from './open-session.server.ts'

const { api, browser } = await startPortalServer()

/** Everything that the API was asked, in this order: the call, its bearer and its body. */
const heard: { url: string; bearer: string; body: unknown }[] = []
let refuses: string[] = []

beforeEach(() => {
  heard.length = 0
  refuses = []
  api.answer(async (request, response) => {
    const [url, bearer] = [request.url ?? '', request.headers.authorization ?? '']
    const body = request.method === 'POST' ? ((await json(request)) as { cpf?: string }) : {}
    heard.push({ url, bearer, body })
    const person = body.cpf === marta.cpf ? marta : ana
    const answers: Record<string, unknown> = {
      '/autenticar': {
        ...loginOf(person),
        aparelho: { idPessoa: person.id, token: `device-${person.id}-${bodiesOf('/autenticar').length}` },
      },
      '/encerrarSessao': { encerrada: true },
      '/retornarPlanosAtivos/2': [],
    }
    if (refuses.includes(url)) response.writeHead(401).end('{}')
    else response.writeHead(answers[url] ? 200 : 503).end(JSON.stringify(answers[url] ?? {}))
  })
})

const signIn = (cpf: string) => browser.inRequest(() => openSessionWith({ cpf, senha: 'Prev@2026' }))
const bodiesOf = (call: string) => heard.filter(({ url }) => url === call).map(({ body }) => body)
const ended = () => heard.filter(({ url }) => url === '/encerrarSessao').map(({ bearer }) => bearer)

it('the browser stays a known device of Ana and of Marta who share it, past their sessions, for 180 days', async () => {
  await signIn(ana.cpf)
  expect(browser.secondsOf('aparelhos')).toBe(180 * 24 * 3600)
  expect(browser.cookie('aparelhos')).not.toContain('device-')
  await signIn(marta.cpf)
  await browser.inRequest(closeSession)
  await signIn(ana.cpf)
  const credentials = (cpf: string) => ({ cpf, senha: 'Prev@2026' })
  expect(bodiesOf('/autenticar')).toEqual([
    credentials(ana.cpf),
    { ...credentials(marta.cpf), aparelhos: ['device-2-1'] },
    { ...credentials(ana.cpf), aparelhos: ['device-9-2', 'device-2-1'] },
  ])
  expect(await browser.inRequest(knownDeviceInput)).toEqual({ aparelhos: ['device-2-3', 'device-9-2'] })
  expect(JSON.stringify(await browser.inRequest(readSession))).not.toContain('device-')
})

it('Ana’s session is over at the API, with whatever it had open, when Marta signs in over it', async () => {
  await signIn(ana.cpf)
  expect(ended()).toEqual([])
  await signIn(marta.cpf)
  expect(ended()).toEqual(['Bearer token-2'])
  expect(await browser.inRequest(readSession)).toMatchObject({ pessoa: marta })
  await signIn(marta.cpf)
  expect(ended()).toEqual(['Bearer token-2', 'Bearer token-9'])
})

it('Ana’s session goes on when somebody tries to sign in over it and fails', async () => {
  await signIn(ana.cpf)
  refuses = ['/autenticar']
  await expect(signIn(marta.cpf)).rejects.toSatisfy((error) => problemOf(error).kind === 'unauthenticated')
  expect(ended()).toEqual([])
  expect(await browser.inRequest(readSession)).toMatchObject({ pessoa: ana })
})

it('Marta is signed in although Ana’s session could not be ended, or was over already', async () => {
  await signIn(ana.cpf)
  refuses = ['/encerrarSessao']
  await signIn(marta.cpf)
  expect(await browser.inRequest(readSession)).toMatchObject({ pessoa: marta })
})
