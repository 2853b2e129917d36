import { callApi } from '#app/api/call-api.server.ts'
import { chooseOnlyPlanLink } from '#app/plan/choose-plan.server.ts'
import { openSession } from '#app/session/session.server.ts'
import { type VisibleSession, visibleSession } from '#app/session/visible-session.ts'
import { autenticar } from '#contract/sessions.ts'

/** Signs a person in, seals the session's cookies and chooses the plan link of a participant who has only one. */
export async function openSessionWith(credentials: { cpf: string; senha: string }): Promise<VisibleSession> {
  const login = await callApi(autenticar, { body: credentials })
  await openSession(login)
  const vinculo = login.pessoa.admin === 'S' ? null : await chooseOnlyPlanLink(login)
  return visibleSession({ ...login, vinculo, alvo: null, planoAtendimento: null })
}
