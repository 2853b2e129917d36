import type { CallAnswer } from '#contract/call-types.ts'
import type { retornarResumoPlano } from '#contract/planos.ts'

/** The plan at a glance, as the API answers it. */
export type PlanSummary = CallAnswer<typeof retornarResumoPlano>

/** Whether anything ever entered the account. */
export function hasHistory({ saldo, totalContribuido }: PlanSummary): boolean {
  return saldo.total !== 0 || totalContribuido !== 0
}
