import { callApi } from '#app/api/call-api.server.ts'
import { sharedAnswers } from '#app/api/shared-answers.server.ts'
import { rememberLink, type ServerSession } from '#app/session/session.server.ts'
import { type PlanLink, retornarPlanosAtivos } from '#contract/plans/plans.ts'

/** So long one answer serves every page of a person. */
const SHARED_MS = 1000

/** Where somebody stands is worth a moment and no more. */
const TIMEOUT_MS = 1000

/** The plan links that this process asked for, by who asked and whose they are. */
const askShared = sharedAnswers<PlanLink[]>(SHARED_MS)

/**
 * The session with its plan link as it stands now: an attendant, a payroll or a day that passed may have moved it since it was chosen. Where
 * the API does not say within a moment, or the link is no longer an open one, the link of the session stays, and the API refuses by itself.
 */
export async function withFreshLink(session: ServerSession): Promise<ServerSession> {
  const { vinculo, pessoa, token } = session
  if (!vinculo) return session
  const params = { idPessoa: vinculo.pessoa.id }
  const links = await askShared([pessoa.id, params.idPessoa], () =>
    callApi(retornarPlanosAtivos, { params }, token, TIMEOUT_MS),
  )
  const fresh = links?.find(({ id }) => id === vinculo.id)
  if (!fresh || standsThere(fresh, vinculo)) return session
  await rememberLink(fresh)
  return { ...session, vinculo: fresh }
}

function standsThere(one: PlanLink, other: PlanLink): boolean {
  return one.categoria.id === other.categoria.id && one.situacao.id === other.situacao.id
}
