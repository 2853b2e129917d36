import type { plans } from '../database/schema/plans.ts'

/** Value of `onboardingPlan` of plans whose contributions are voluntary amounts, paid by boleto or direct debit. */
const VOLUNTARY_PLAN = 6

/** Whether a plan takes voluntary amounts instead of percentages of pay. */
export function isVoluntaryPlan(plan: Pick<typeof plans.$inferSelect, 'onboardingPlan'>): boolean {
  return plan.onboardingPlan === VOLUNTARY_PLAN
}
