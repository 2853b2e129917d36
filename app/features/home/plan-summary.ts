import type { CallAnswer } from '#contract/call-types.ts'
import type { BalanceHistoryOnWire } from '#contract/home/balance-history.ts'
import type { retornarResumoPlano } from '#contract/home/plan-summary.ts'

/** The plan at a glance, as the API answers it. */
export type PlanSummary = CallAnswer<typeof retornarResumoPlano>

/** How the balance came to be, as the API answers it. */
export type BalanceHistory = BalanceHistoryOnWire

/** Value of the quotas; known once the profile's first quota value is published. */
export type PlanBalance = NonNullable<PlanSummary['saldo']>

/** Income at retirement by the plan's assumptions. */
export type Projection = NonNullable<PlanSummary['projecao']>

/** Whether anything ever entered the account. */
export function hasHistory({ saldo, totalContribuido }: PlanSummary): boolean {
  return (saldo?.total ?? 0) !== 0 || totalContribuido !== 0
}
