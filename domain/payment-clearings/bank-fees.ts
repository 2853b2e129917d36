import { sumReais } from '#domain/money.ts'
import { isFeeLine, type JudgedAmounts } from './clearing-sums.ts'
import type { FeeBearer } from './fee-bearer.ts'

/** A judged line with the plan of its slip, and the person's sponsor where the plan has several; null where the slip is nobody's. */
export interface LineWithFee extends JudgedAmounts {
  plan: { id: number; name: string } | null
  sponsor: string | null
}

/** Fees of one bearer. Reais. `bearer` is null for slips of no plan that is known. */
export interface BankFeeShare {
  bearer: FeeBearer | null
  plan: string | null
  /** Named where a sponsor bears it and its plan has several. */
  sponsor: string | null
  amount: number
}

/**
 * Fees of a clearing by who bears them: what the bank kept of what was cleared, and what it charged on lines of its own. They come to
 * these two sums of the clearing, whatever the lines are. A fee that a line only tells, charged apart, comes in a line of its own.
 */
export function bankFeeShares(
  lines: readonly LineWithFee[],
  sponsorPlans: readonly number[],
): BankFeeShare[] {
  const groups = Map.groupBy(lines, ({ plan, sponsor }) => {
    const isOfSponsor = plan !== null && sponsorPlans.includes(plan.id)
    return `${plan?.id ?? ''} ${isOfSponsor ? (sponsor ?? '') : ''}`
  })
  return [...groups.values()].flatMap((group) => {
    const amount = sumReais(group.map(feeTaken))
    const [first] = group
    return first && amount !== 0 ? [{ ...bearerOf(first, sponsorPlans), amount }] : []
  })
}

function bearerOf(
  { plan, sponsor }: LineWithFee,
  sponsorPlans: readonly number[],
): Omit<BankFeeShare, 'amount'> {
  if (plan === null) return { bearer: null, plan: null, sponsor: null }
  return sponsorPlans.includes(plan.id)
    ? { bearer: 'sponsor', plan: plan.name, sponsor }
    : { bearer: 'plan', plan: plan.name, sponsor: null }
}

function feeTaken(one: JudgedAmounts): number {
  if (one.verdict.clears) return sumReais([one.line.paidAmount, -one.line.receivedAmount])
  return isFeeLine(one) ? one.line.receivedAmount : 0
}
