import type { IncomeType } from '#domain/benefits/benefit-rules.ts'
import type { Mortality } from '#domain/benefits/lifetime-income.ts'
import type { ThirteenthRules } from '#domain/payroll/benefit-payments/thirteenth-rules.ts'

/** Range of a field, both ends included, and its value where nothing was said. */
export interface SafeRange {
  minimum: number
  maximum: number
  usual: number
}

/** Fields with a range of their own. Ages in years, `balance` and `salary` in reais, the rest in per cent; the term in years. */
interface SimulationRanges {
  currentAge: SafeRange
  /** Later than the age of today too. */
  retirementAge: SafeRange
  balance: SafeRange
  salary: SafeRange
  /** Of the salary, or of the highest one where none is told: what is paid, and what the sponsor adds. */
  contributionPercent: SafeRange
  realReturnPercent: SafeRange
  growthPercent: SafeRange
  cashPercent: SafeRange
  incomePercent: SafeRange
  termYears: SafeRange
  goalPercent: SafeRange
}

/** By what a plan lets a benefit be simulated. */
export interface SimulationRules extends ThirteenthRules {
  ranges: SimulationRanges
  incomeTypes: readonly IncomeType[]
  termBasis: 'level' | 'quotas'
  /** How lifetime incomes are reckoned; null where the plan has none. */
  lifetime: { mortality: Mortality; payments: 12 | 13 } | null
  /** Per cent taken of each contribution before it enters. */
  loadPercent: number
  /** Per cent taken of the balance each month, as of one that is kept without contributions. */
  balanceFeePercent: number
  /** How far the low and the high outcome lie from the central return, points a year. */
  spreadPercent: number
  /** Up to this age a balance is followed after the retirement. */
  horizonAge: number
}
