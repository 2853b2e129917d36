import type { ThirteenthRules } from '#domain/payroll/benefit-payments/thirteenth-rules.ts'

/**
 * Benefits of a plan: normal and early retirement, the deferred benefit of who left, disability, the pension of beneficiaries, and the
 * single payment where there is none (*pecúlio*).
 */
export const BENEFIT_KINDS = [
  'normal',
  'early',
  'deferred',
  'disability',
  'death-pension',
  'death-grant',
] as const
export type BenefitKind = (typeof BENEFIT_KINDS)[number]

/** The ways a balance becomes an income: so many per cent of it a month, for a term, for life. */
export const INCOME_TYPES = ['percent', 'fixed-term', 'lifetime'] as const
export type IncomeType = (typeof INCOME_TYPES)[number]

/** Benefits of a plan, by its regulation. */
export interface BenefitRules {
  kinds: readonly BenefitKind[]
  /** Whether a retirement waits for the end of employment; plans without a sponsor have none to end. */
  needsEndOfEmployment: boolean
  incomeTypes: readonly IncomeType[]
  /** Per cent of the balance a month. */
  percent: { minimum: number; maximum: number; step: number }
  termYears: { minimum: number; maximum: number }
  /** Level income at the plan's real return, or an equal number of quotas each month. */
  termBasis: 'level' | 'quotas'
  /** Payments a year of a lifetime income. */
  lifetimePayments: 12 | 13
  /** Of the balance, paid at once at the grant. */
  cashMaximumPercent: number
  /** Below it a single payment is offered, and no cash is paid that brings the income below it. Reais. */
  minimumIncome: number
  /** Months in which an income may be changed: 1 January … 12 December; it counts from the next half-year on. */
  changeMonths: readonly number[]
  suspension: { minimumMonths: number; maximumMonths: number }
}

/** How often in a year a plan pays an income: its terms, and when it pays a thirteenth of which. */
export type YearlyPayments = Pick<BenefitRules, 'termBasis' | 'lifetimePayments'> & ThirteenthRules

export type IncomeRules = Pick<
  BenefitRules,
  | 'incomeTypes'
  | 'percent'
  | 'termYears'
  | 'termBasis'
  | 'lifetimePayments'
  | 'cashMaximumPercent'
  | 'minimumIncome'
> &
  ThirteenthRules
