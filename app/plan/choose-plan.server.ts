import { callApi } from '#app/api/call-api.server.ts'
import { type LoginCookie, rememberPlan } from '#app/session/session.server.ts'
import { type PlanLink, retornarPlanosAtivos } from '#contract/plans/plans.ts'
import { loadTheme } from './page-theme.server.ts'

/** Whose plan links are chosen from: the signed-in person's or, while an attendant acts for somebody, that person's. */
type Chooser = LoginCookie & { alvo?: { pessoa: { id: number } } | null }

/** Active plan links of the signed-in person, or of whom they act for. */
export function activePlanLinks({ alvo, pessoa, token }: Chooser): Promise<PlanLink[]> {
  return callApi(retornarPlanosAtivos, { params: { idPessoa: alvo?.pessoa.id ?? pessoa.id } }, token)
}

/** Chooses the link by itself when there is exactly one; a failure leaves the choice to the person. */
export async function chooseOnlyPlanLink(login: Chooser): Promise<PlanLink | null> {
  const planLinks = await activePlanLinks(login).catch(() => [])
  const [only] = planLinks
  if (!only || planLinks.length > 1) return null
  await choose(login, only)
  return only
}

/** Remembers a link with its plan's theme. */
export async function choose(login: LoginCookie, planLink: PlanLink): Promise<void> {
  await rememberPlan(planLink, await loadTheme(planLink.plano.id, login.token))
}
