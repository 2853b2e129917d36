import { describe, expect, it } from 'vitest'
import { PortalProblem, problemOf } from '#app/api/problem.ts'
import { apiOf } from '#app/session/person-api.server.ts'
import {
  ana,
  anasPlanLink,
  inMinutes,
  loginOf,
  startPortalServer,
} from '#app/session/portal-request.fixtures.ts'
import { openSession, readSession, type ServerSession } from '#app/session/session.server.ts'
import { retornarPerfil } from '#contract/people/personal-profile.ts'
import { closeOnboarding, ownOnboarding, withFormPaths } from './onboarding.server.ts'

const { api, browser } = await startPortalServer()

/** Runs something in a session of Ana, who has not been through her first access. */
async function asNewcomer<Result>(run: (session: ServerSession) => Promise<Result>): Promise<Result> {
  const login = loginOf({ ...ana, onboarding: 'S' } as never)
  await browser.inRequest(() => openSession(login))
  return inSession(run)
}

function inSession<Result>(run: (session: ServerSession) => Promise<Result>): Promise<Result> {
  return browser.inRequest(async () => {
    const session = await readSession()
    if (!session) throw new Error('nobody is signed in')
    return run(session)
  })
}

const ask = async (session: ServerSession) => {
  const { own } = await ownOnboarding({ session, api: apiOf(session) })
  await own(retornarPerfil).catch(() => undefined)
}

describe('the plan of a first access', () => {
  it('is the first of Ana’s, which is chosen then', async () => {
    const answers: Record<string, unknown> = {
      '/retornarPlanosAtivos/2': [anasPlanLink, { ...anasPlanLink, id: 6 }],
    }
    api.answer(({ url = '' }, response) =>
      response.writeHead(answers[url] ? 200 : 503).end(JSON.stringify(answers[url] ?? {})),
    )
    await asNewcomer(ask)
    expect(await browser.inRequest(readSession)).toMatchObject({ vinculo: anasPlanLink })
    api.asked.length = 0
    await inSession(ask)
    expect(api.asked).toEqual(['GET /retornarPerfil/2'])
  })

  it('is the one that the page shows, or nothing is asked and the page is read again', async () => {
    api.answer((_, response) => response.end(JSON.stringify([anasPlanLink])))
    await asNewcomer(ask)
    api.asked.length = 0
    const withPageOf = (linkOfPage: number) =>
      inSession((session) => ownOnboarding({ session, api: apiOf(session) }, linkOfPage))
    expect(await withPageOf(anasPlanLink.id)).toMatchObject({ idVinculo: anasPlanLink.id })
    await expect(withPageOf(6)).rejects.toSatisfy((error) => problemOf(error).kind === 'conflict')
    expect(api.asked).toEqual([])
  })

  it('is not there for who has none', async () => {
    api.answer((_, response) => response.end('[]'))
    await expect(asNewcomer(ask)).rejects.toSatisfy((error) => problemOf(error).kind === 'not-found')
  })
})

describe('what is wrong with a step', () => {
  const refusal = (problem: PortalProblem) => withFormPaths(() => Promise.reject(problem)).catch(problemOf)

  it('is said under the fields of its form', async () => {
    const fields = { 'metadata.cep': 'Informe o CEP.', idStep: 'Este passo já passou.' }
    expect(
      await refusal(new PortalProblem({ kind: 'invalid', detail: 'Há dados a corrigir.', fields })),
    ).toEqual({
      kind: 'invalid',
      detail: 'Há dados a corrigir.',
      fields: { cep: 'Informe o CEP.', idStep: 'Este passo já passou.' },
    })
  })

  it('is said as it is where it is about no field', async () => {
    const problem = { kind: 'unavailable', detail: 'Sem resposta.' } as const
    expect(await refusal(new PortalProblem(problem))).toEqual(problem)
    expect(await withFormPaths(async () => 'saved')).toBe('saved')
  })
})

describe('the end of a first access', () => {
  it('stands in the login, until when the API says, or as long as before', async () => {
    const until = inMinutes(90)
    const before = await asNewcomer(async (session) => {
      await closeOnboarding(session, null)
      return session.expiraEm
    })
    expect(await browser.inRequest(readSession)).toMatchObject({
      pessoa: { ...ana, onboarding: 'N' },
      expiraEm: before,
    })
    await asNewcomer((session) => closeOnboarding(session, until))
    expect(await browser.inRequest(readSession)).toMatchObject({ expiraEm: until })
  })
})
