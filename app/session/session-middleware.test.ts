import { isRedirect } from '@tanstack/react-router'
import { createMiddleware } from '@tanstack/react-start'
import { getStartContext } from '@tanstack/start-storage-context'
import { describe, expect, it } from 'vitest'
import { PortalProblem, problemOf } from '#app/api/problem.ts'
import { encerrarSuspensaoContribuicao } from '#contract/contributions/suspensions.ts'
import { edgeMiddleware } from './edge-middleware.ts'
import type { CallOwn } from './own-call.server.ts'
import { ana, anasPlanLink, handedOn, loginOf, marta, startPortalServer } from './portal-request.fixtures.ts'
import { openSession, rememberPlan } from './session.server.ts'
import { attendantSession, participantSession, personSession } from './session-middleware.ts'

const { api, browser } = await startPortalServer()

type Middleware = Parameters<typeof handedOn>[0]

/** Context passed to the server function, or the problem's kind and sentence. */
async function outcomeOf(middleware: Middleware, given: object = {}) {
  try {
    return await browser.inRequest(() => handedOn(middleware, given))
  } catch (error) {
    const { kind, detail } = problemOf(error)
    return [kind, detail]
  }
}

/** A server function behind a middleware, which fails. */
const failing = (before: Middleware, error: unknown) =>
  createMiddleware({ type: 'function' })
    .middleware([before as typeof personSession])
    .server(() => Promise.reject(error))

describe('what needs a person', () => {
  it('is refused without a session, and knows Ana with hers', async () => {
    expect(await outcomeOf(personSession)).toEqual(['unauthenticated', expect.any(String)])
    await browser.signInAna()
    expect(await outcomeOf(personSession)).toMatchObject({ session: { pessoa: ana } })
  })

  it('leads a page without a session to sign in, and from there back', async () => {
    const page = new Request('https://portal.example/services/contracheque?ano=2025')
    const refusal = await browser
      .inRequest(() => handedOn(personSession), page, 'router')
      .catch((error: unknown) => error)
    expect(isRedirect(refusal) && refusal.options).toMatchObject({
      to: '/login',
      search: { voltar: '/services/contracheque?ano=2025', motivo: 'sessao' },
    })
  })

  it('ends the session whose token the API knows no more, and no other', async () => {
    await browser.signInAna()
    const refused = (kind: 'unauthenticated' | 'forbidden') =>
      failing(personSession, new PortalProblem({ kind, detail: 'Não.' }))
    expect(await outcomeOf(refused('forbidden'))).toEqual(['forbidden', 'Não.'])
    expect(browser.kept()).toEqual(['login', 'plano'])
    expect(await outcomeOf(refused('unauthenticated'))).toEqual(['unauthenticated', expect.any(String)])
    expect(browser.kept()).toEqual([])
  })
})

describe('what is about a plan link', () => {
  it('is about Ana’s chosen one, and calls the API with it', async () => {
    await browser.signInAna()
    const handed = await outcomeOf(participantSession, { planLinkOnScreen: 5 })
    expect(handed).toMatchObject({
      planLink: anasPlanLink,
      target: { idPessoa: 2, idPlano: 1, idVinculo: 5 },
    })
    const { own } = handed as { own: CallOwn }
    let sent = ''
    api.answer((request, response) => {
      request.on('data', (part: Buffer) => {
        sent += part.toString()
      })
      request.on('end', () => response.end('{}'))
    })
    await own(encerrarSuspensaoContribuicao).catch(() => undefined)
    expect(JSON.parse(sent)).toEqual({ idPessoa: 2, idPlano: 1, idVinculo: 5 })
  })

  it('is refused while another tab has another plan, and while none is chosen', async () => {
    await browser.signInAna()
    expect(await outcomeOf(participantSession, { planLinkOnScreen: 6 })).toEqual([
      'conflict',
      expect.any(String),
    ])
    await browser.inRequest(() => openSession(loginOf(ana)))
    expect(await outcomeOf(participantSession)).toEqual(['forbidden', expect.stringMatching(/plano/i)])
  })

  it('is Ana’s for Marta while she serves her, and nothing once the serving is over', async () => {
    await browser.signInMartaForAna()
    await browser.inRequest(() => rememberPlan(anasPlanLink, null))
    expect(await outcomeOf(participantSession, { planLinkOnScreen: 5 })).toMatchObject({
      target: { idPessoa: 2 },
    })
    await browser.inRequest(() => openSession(loginOf(marta)))
    expect(await outcomeOf(participantSession)).toEqual(['forbidden', expect.stringMatching(/atendimento/i)])
  })
})

describe('what is for attendants', () => {
  it('opens for Marta, and is not there for Ana', async () => {
    await browser.inRequest(() => openSession(loginOf(marta)))
    expect(await outcomeOf(attendantSession)).toMatchObject({ session: { pessoa: marta } })
    await browser.signInAna()
    expect(await outcomeOf(attendantSession)).toEqual(['not-found', expect.any(String)])
  })
})

describe('the edge of every server function', () => {
  it('marks the request as understood', async () => {
    const outcome = await browser.inRequest(async () => {
      await handedOn(edgeMiddleware)
      return getStartContext().contextAfterGlobalMiddlewares.outcome
    })
    expect(outcome).toEqual({ isUnderstood: true })
  })

  it('lets no word of a failure out but our own', async () => {
    expect(
      await outcomeOf(
        failing(
          edgeMiddleware,
          new PortalProblem({ kind: 'conflict', reason: 'conflito', detail: 'Já mudou.' }),
        ),
      ),
    ).toEqual(['conflict', 'Já mudou.'])
    const failure = await browser
      .inRequest(() => handedOn(failing(edgeMiddleware, new Error('relation "people" does not exist'))))
      .catch(problemOf)
    expect(failure).toEqual({ kind: 'unexpected', detail: expect.any(String), requestId: 'a-request' })
    expect(JSON.stringify(failure)).not.toContain('people')
  })

  it('takes what a validator refused for a request that no page sends', async () => {
    expect(await outcomeOf(failing(edgeMiddleware, new Error('[{"message":"Invalid type"}]')))).toEqual([
      'invalid',
      expect.any(String),
    ])
    expect(await outcomeOf(failing(edgeMiddleware, new Error('{"message":"x"}')))).toEqual([
      'unexpected',
      expect.any(String),
    ])
  })
})
