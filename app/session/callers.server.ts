import { problemText } from '#app/api/problem.text.ts'
import { PortalProblem } from '#app/api/problem.ts'
import { ownCalls } from './own-call.server.ts'
import { apiOf, endSession, type PersonApi } from './person-api.server.ts'
import { reRegistrationApi } from './re-registration-session.server.ts'
import { requireSamePlanLink } from './require-same-plan-link.ts'
import { readSession, type ServerSession } from './session.server.ts'
import { sessionText } from './session.text.ts'

/** Who is signed in, and the API as they ask it. */
export type Person = { session: ServerSession; api: PersonApi }

/** Runs something as the signed-in person; the session ends when the API says that its token is over. */
export async function asPerson<Result>(run: (person: Person) => Promise<Result>): Promise<Result> {
  const session = await readSession()
  if (!session) endSession()
  try {
    return await run({ session, api: apiOf(session) })
  } catch (error) {
    if (error instanceof PortalProblem && error.problem.kind === 'unauthenticated') endSession()
    throw error
  }
}

/**
 * A person as a participant in the chosen plan link, who has one and whose page shows no other. `own` calls the API about that link;
 * `target` is whose data that is, as the contract carries it.
 */
export function participantOf({ session, api }: Person, planLinkOnScreen: unknown) {
  const { vinculo, alvo, pessoa } = session
  if (pessoa.admin === 'S' && !alvo) {
    throw new PortalProblem({ kind: 'forbidden', detail: sessionText.servingOver })
  }
  if (!vinculo) throw new PortalProblem({ kind: 'forbidden', detail: sessionText.choosePlan })
  requireSamePlanLink(planLinkOnScreen, vinculo)
  const target = { idPessoa: vinculo.pessoa.id, idPlano: vinculo.plano.id, idVinculo: vinculo.id }
  return { planLink: vinculo, target, own: ownCalls(api, target) }
}

/** Refuses people who are not attendants, with the same words as a page that does not exist. */
export function refuseParticipants({ session }: Person): void {
  if (session.pessoa.admin !== 'S') {
    throw new PortalProblem({ kind: 'not-found', detail: problemText.notFound })
  }
}

/** The API as who has the token of a re-registration. Only what that page asks goes there with it. */
export async function apiOfReRegistration(): Promise<PersonApi> {
  const api = await reRegistrationApi()
  if (!api) throw new PortalProblem({ kind: 'unauthenticated', detail: sessionText.reRegistrationEnded })
  return api
}
