import type { Outcome } from '#domain/outcome.ts'
import type { MissingMonth } from '#domain/settings/indexers/accumulate.ts'
import { anySchedule } from './any-schedule.ts'
import { effectiveCostPercent } from './effective-cost.ts'
import type { LoanIndex } from './indexed-schedule.ts'
import type { Instalment } from './instalment.ts'
import { type AskedLoan, type PricedLoan, type PricingRules, priceLoan } from './price-loan.ts'
import { regularInstalment } from './regular-instalment.ts'
import { type ScheduleTotals, scheduleTotals } from './schedule.ts'

/** Figures of a loan if it were granted. Reais, percent. */
export interface SimulatedLoan extends PricedLoan {
  /** The instalment it is judged by: that of the Price system, the first one of SAC; at an index, before any correction. */
  instalment: number
  /** At an index with its known and assumed values. */
  instalments: Instalment[]
  totals: ScheduleTotals
  /** Total effective cost a year; null where nothing is paid out. */
  effectivePercent: number | null
}

/**
 * Simulates a loan at a fixed rate, or at an index. What settles an earlier loan is credit too: the effective cost is of the amount less
 * tax and fee. Fails only where a month of the index is missing.
 */
export function simulateLoan(
  asked: AskedLoan,
  index: LoanIndex | null,
  rules: PricingRules,
): Outcome<SimulatedLoan, MissingMonth> {
  const priced = priceLoan(asked, rules)
  const { amount, credit, settles } = priced
  const { monthlyPercent, months, system, releasedOn } = asked
  const dueDates = priced.instalments.map(({ dueDate }) => dueDate)
  const schedule = anySchedule({ principal: amount, monthlyPercent, system, dueDates }, index)
  if (!schedule.ok) return schedule
  const instalments = schedule.result
  return {
    ok: true,
    result: {
      ...priced,
      instalment: regularInstalment({ balance: amount, monthlyPercent, months }, system),
      instalments,
      totals: scheduleTotals(instalments),
      effectivePercent: effectiveCostPercent({ credit, settles, releasedOn, instalments }),
    },
  }
}
