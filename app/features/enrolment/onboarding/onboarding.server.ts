import { problemText } from '#app/api/problem.text.ts'
import { PortalProblem, problemOf } from '#app/api/problem.ts'
import { activePlanLinks, choose } from '#app/plan/choose-plan.server.ts'
import { type CallOwn, ownCalls } from '#app/session/own-call.server.ts'
import type { PersonApi } from '#app/session/person-api.server.ts'
import { requireSamePlanLink } from '#app/session/require-same-plan-link.ts'
import { renewSession, type ServerSession } from '#app/session/session.server.ts'
import type { PlanLink } from '#contract/plans/plans.ts'

/** Wire paths of a step's values begin with this; the forms name their fields without it. */
const PREFIX = 'metadata.'

/** The plan link of a first access: the chosen one, else the person's first, which is chosen then. */
async function planLinkOfOnboarding(session: ServerSession): Promise<PlanLink> {
  if (session.vinculo) return session.vinculo
  const [first] = await activePlanLinks(session)
  if (!first) throw new PortalProblem({ kind: 'not-found', detail: problemText.notFound })
  await choose(session, first)
  return first
}

/**
 * Calls the API about the plan link of the first access. `linkOfPage`: the one that the page shows.
 * @throws PortalProblem `conflict` when that is not the chosen one any more.
 */
export async function ownOnboarding(
  { session, api }: { session: ServerSession; api: PersonApi },
  linkOfPage?: number,
): Promise<{ own: CallOwn; idVinculo: number }> {
  const { id, pessoa, plano } = await planLinkOfOnboarding(session)
  requireSamePlanLink(linkOfPage, { id })
  return { own: ownCalls(api, { idPessoa: pessoa.id, idPlano: plano.id, idVinculo: id }), idVinculo: id }
}

/** Runs what sends a step; complaints about its values come back under the names of the form's fields. */
export async function withFormPaths<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  try {
    return await send()
  } catch (error) {
    const problem = problemOf(error)
    if (problem.kind !== 'invalid') throw error
    const fields = Object.fromEntries(
      Object.entries(problem.fields).map(([path, sentence]) => [
        path.startsWith(PREFIX) ? path.slice(PREFIX.length) : path,
        sentence,
      ]),
    )
    throw new PortalProblem({ ...problem, fields })
  }
}

/** Writes into the stored login that the first access is over; `until`: new end of the session. */
export async function closeOnboarding(session: ServerSession, until: string | null): Promise<void> {
  await renewSession(session, {
    pessoa: { ...session.pessoa, onboarding: 'N' },
    expiraEm: until ?? session.expiraEm,
  })
}
