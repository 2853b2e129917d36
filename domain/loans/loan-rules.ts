import type { OverdueRules } from '#domain/collection/boletos/overdue-charges.ts'
import type { CategoryId } from '#domain/participants.ts'
import type { LoanSystem } from './regular-instalment.ts'

/** At which rate a loan is lent: one that is known for its whole term, or an index plus interest. */
export type LoanRateKind = 'fixed' | 'indexed'

/** Prices of a loan, by the plan's rules for loans. Percent. */
export interface LoanPrices {
  /** Interest a month of each kind; null for a kind that the plan does not lend at. */
  monthlyPercent: Readonly<Record<LoanRateKind, string | null>>
  /** Of the amount, once: pays what is still owed at death or disability (*QQM*, *FQM*). */
  coverFeePercent: number
  /**
   * Where tax and fee come from: out of the amount that was asked for, or out of a larger amount that is lent so that what was asked for
   * is paid out whole.
   */
  costs: 'deducted' | 'financed'
  dueDay: number
}

/** Whom a plan lends to, how much and for how long. Reais, per cent, months. */
export interface LoanLimits {
  categories: readonly CategoryId[]
  systems: readonly LoanSystem[]
  minimumContributions: number
  minimumMonths: number
  maximumMonths: number
  /** Most that completed years of age and the term may be together, years. */
  maximumAgeAtEnd: number
  maximumAmount: number
  /** Of what a redemption would pay, for those who save. */
  redemptionPercent: number
  /** Monthly benefits that may be lent, for those in benefit. */
  benefitMultiple: number
  /** Part of the pay, and of the benefit, that an instalment may take. */
  payMarginPercent: number
  benefitMarginPercent: number
  /** Part of the plan's money at which it lends no more. */
  portfolioPercent: number
  /** Part of the instalments after which a loan may be renewed. */
  renewalAfterPercent: number
}

/** How instalments are collected, by the plan's rules for loans. */
export interface LoanCollection {
  overdue: OverdueRules
  /** Reais. What does not fit into the margin is asked for by boleto from this amount on, else it is deducted too. */
  smallestBoleto: number
  /** Whether the fee also pays instalments that were late already when it came to death or disability. */
  coversArrears: boolean
}

/** Rules of a plan for loans. */
export interface LoanRules extends LoanPrices, LoanLimits, LoanCollection {}
