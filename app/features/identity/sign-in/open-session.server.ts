import { callApi } from '#app/api/call-api.server.ts'
import { chooseOnlyPlanLink } from '#app/plan/choose-plan.server.ts'
import { endApiSession } from '#app/session/end-api-session.server.ts'
import { keepDevice, knownDeviceInput } from '#app/session/known-devices.server.ts'
import { openSession, readSession } from '#app/session/session.server.ts'
import { type VisibleSession, visibleSession } from '#app/session/visible-session.ts'
import { autenticar } from '#contract/identity/sessions.ts'

/**
 * Signs a person in, seals the session's cookies and chooses the plan link of a participant who has only one. A session that this browser
 * had, theirs or somebody else's, is over.
 */
export async function openSessionWith(credentials: { cpf: string; senha: string }): Promise<VisibleSession> {
  const earlier = await readSession()
  const { aparelho, ...login } = await callApi(autenticar, {
    body: { ...credentials, ...(await knownDeviceInput()) },
  })
  await openSession(login)
  await keepDevice(aparelho)
  const [vinculo] = await Promise.all([
    login.pessoa.admin === 'S' ? null : chooseOnlyPlanLink(login),
    endApiSession(earlier),
  ])
  return visibleSession({ ...login, vinculo, alvo: null, planoAtendimento: null })
}
