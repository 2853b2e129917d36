import { callApi } from '#app/api/call-api.server.ts'
import { type PlanTheme, retornarConfiguracaoTema } from '#contract/plans/plans.ts'

/** A theme is worth a moment and no more. */
const TIMEOUT_MS = 1000

/** The theme of a plan that is in force. @throws PortalProblem `unavailable` when the API does not say within a moment. */
export function fetchTheme(idPlano: number, token: string): Promise<PlanTheme> {
  return callApi(retornarConfiguracaoTema, { params: { idPlano } }, token, TIMEOUT_MS)
}
