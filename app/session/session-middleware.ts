import { createMiddleware } from '@tanstack/react-start'
import { problemText } from '#app/api/problem.text.ts'
import { PortalProblem } from '#app/api/problem.ts'
import { functionEdge } from './function-edge.ts'
import { ownCalls } from './own-call.server.ts'
import { apiOf, endSession } from './person-api.server.ts'
import { planLinkOnScreen } from './plan-link-on-screen.ts'
import { reRegistrationApi } from './re-registration-session.server.ts'
import { requireSamePlanLink } from './require-same-plan-link.ts'
import { readSession } from './session.server.ts'
import { sessionText } from './session.text.ts'

/** Refuses a server function without a session, and ends the session when the API says that its token is over. */
export const personSession = createMiddleware({ type: 'function' })
  .middleware([functionEdge])
  .server(async ({ next }) => {
    const session = await readSession()
    if (!session) endSession()
    try {
      return await next({ context: { session, api: apiOf(session) } })
    } catch (error) {
      if (error instanceof PortalProblem && error.problem.kind === 'unauthenticated') endSession()
      throw error
    }
  })

/**
 * Refuses a person without a chosen plan link, and a page that shows another link than the chosen one. `own` calls the API about
 * that link; `target` is whose data that is, as the contract carries it.
 */
export const participantSession = createMiddleware({ type: 'function' })
  .middleware([personSession])
  .client(({ next }) => next({ sendContext: { planLinkOnScreen: planLinkOnScreen() } }))
  .server(async ({ next, context }) => {
    const { vinculo, alvo, pessoa } = context.session
    if (pessoa.admin === 'S' && !alvo) {
      throw new PortalProblem({ kind: 'forbidden', detail: sessionText.servingOver })
    }
    if (!vinculo) throw new PortalProblem({ kind: 'forbidden', detail: sessionText.choosePlan })
    requireSamePlanLink(context.planLinkOnScreen, vinculo)
    const target = { idPessoa: vinculo.pessoa.id, idPlano: vinculo.plano.id, idVinculo: vinculo.id }
    const own = ownCalls(context.api, target)
    return next({ context: { planLink: vinculo, target, own } })
  })

/** Refuses people who are not attendants, with the same words as a page that does not exist. */
export const attendantSession = createMiddleware({ type: 'function' })
  .middleware([personSession])
  .server(async ({ next, context }) => {
    if (context.session.pessoa.admin !== 'S') {
      throw new PortalProblem({ kind: 'not-found', detail: problemText.notFound })
    }
    return next()
  })

/** Refuses who has no token of a re-registration. Only the functions of that page use it: the token goes nowhere else. */
export const reRegistrationSession = createMiddleware({ type: 'function' })
  .middleware([functionEdge])
  .server(async ({ next }) => {
    const api = await reRegistrationApi()
    if (!api) throw new PortalProblem({ kind: 'unauthenticated', detail: sessionText.reRegistrationEnded })
    return next({ context: { api } })
  })
