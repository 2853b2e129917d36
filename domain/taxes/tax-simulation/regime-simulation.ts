import type { Amount } from '#domain/money.ts'
import type { AnnualTaxRules } from '#domain/taxes/annual-income-tax.ts'
import type { MonthlyTaxRules } from '#domain/taxes/monthly-income-tax.ts'
import type { RegressiveTaxRules } from '#domain/taxes/regressive-rate.ts'
import type { HeldLot } from './simulated-lots.ts'

/** How the money is taken out. Lifetime incomes are looked at over a number of years of payment. */
export type SimulatedExit =
  | { form: 'lump-sum' }
  | { form: 'fixed-term'; years: number }
  /** `annuityFactor`: years of yearly income that the balance buys; `years`: how long it is looked at. */
  | { form: 'lifetime'; annuityFactor: Amount; years: number }

/** Everything is real: in today's money, with today's tables. */
export interface RegimeSimulation {
  /** Balance of today by age. */
  lots: readonly HeldLot[]
  /** Reais, at the beginning of each month until the exit. */
  monthlyContribution: Amount
  /** Per cent a year, above inflation. */
  realReturnPercent: Amount
  exit: SimulatedExit
  /** Other taxable income of each year of payment, reais. */
  otherAnnualIncome: Amount
  dependants: number
  /** Completed years today; from 65 on a slice of incomes is exempt in the progressive regime. */
  ageToday: number
}

export interface RegimeSimulationRules {
  regressive: RegressiveTaxRules
  monthly: MonthlyTaxRules
  annual: AnnualTaxRules
  /** Withheld from redemptions in the progressive regime, per cent. */
  progressiveRedemptionPercent: number
}

/** Result of one regime, over the whole time of payment. Reais and per cent. */
export interface SimulatedRegime {
  gross: number
  /** Withheld by the fund. */
  withheld: number
  /** Final tax: the same in the regressive regime, after the annual returns in the progressive one. */
  tax: number
  net: number
  effectivePercent: number
  /** Net payments discounted to today at the real return, each from its own month. */
  presentValue: number
}

/** Leaving after a number of years. */
export interface SimulatedYear {
  year: number
  balance: number
  /** First monthly income, reais; null for a lump sum. */
  monthlyIncome: number | null
  regressive: SimulatedRegime
  progressive: SimulatedRegime
}
