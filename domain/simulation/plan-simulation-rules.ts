import type { BenefitRules } from '#domain/benefits/benefit-rules.ts'
import type { ThirteenthRules } from '#domain/payroll/benefit-payments/thirteenth-rules.ts'
import type { SafeRange, SimulationRules } from './simulation-rules.ts'
import { suggestedMortality, suggestedSimulationRules } from './suggested-simulation-rules.ts'

/** For those in no plan: everything that is safe. */
export const publicSimulationRules: SimulationRules = suggestedSimulationRules

/** Assumptions of a plan's projections: percent a year above inflation, and years of income. */
export interface PlanProjection {
  realReturnPercent: number
  contributionGrowthPercent: number
  incomeYears: number
}

/**
 * The rules of a simulation in a plan: what it grants bounds the income, what it projects with is where the fields begin. What a plan says
 * nothing of stays within what is safe. `balanceFeePercent` is what it takes of this person's balance each month.
 */
export function planSimulationRules(
  terms: Pick<
    BenefitRules,
    'incomeTypes' | 'percent' | 'termYears' | 'termBasis' | 'lifetimePayments' | 'cashMaximumPercent'
  >,
  projection: PlanProjection,
  { thirteenthMonth, thirteenthFor }: ThirteenthRules,
  balanceFeePercent = 0,
): SimulationRules {
  const { ranges, ...rest } = suggestedSimulationRules
  const begins = (range: SafeRange, usual: number): SafeRange => ({
    ...range,
    usual: Math.min(range.maximum, Math.max(range.minimum, usual)),
  })
  return {
    ...rest,
    ranges: {
      ...ranges,
      realReturnPercent: begins(ranges.realReturnPercent, projection.realReturnPercent),
      growthPercent: begins(ranges.growthPercent, projection.contributionGrowthPercent),
      cashPercent: { ...ranges.cashPercent, maximum: terms.cashMaximumPercent },
      incomePercent: begins(
        { ...ranges.incomePercent, minimum: terms.percent.minimum, maximum: terms.percent.maximum },
        ranges.incomePercent.usual,
      ),
      termYears: begins({ ...ranges.termYears, ...terms.termYears }, projection.incomeYears),
    },
    incomeTypes: terms.incomeTypes,
    termBasis: terms.termBasis,
    thirteenthMonth,
    thirteenthFor,
    balanceFeePercent,
    lifetime: terms.incomeTypes.includes('lifetime')
      ? { mortality: suggestedMortality, payments: terms.lifetimePayments }
      : null,
  }
}
