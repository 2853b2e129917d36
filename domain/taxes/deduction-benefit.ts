import type { Amount } from '#domain/money.ts'
import { sumReais } from '#domain/money.ts'
import type { AnnualTaxRules } from './annual-income-tax.ts'
import { annualIncomeTax, deductibleContributions } from './annual-income-tax.ts'

export interface DeductionFacts {
  /** Gross taxable income of the year, reais. */
  gross: Amount
  /** Own contributions of the year, reais. */
  contributions: Amount
  dependants?: number
  /** Deductions of the complete model, dependants and these contributions left out. */
  otherDeductions?: Amount
  /** Only who pays official social security may deduct. */
  paysOfficialSocialSecurity: boolean
}

/** Reais. */
export interface DeductionBenefit {
  /** Contributions within the limit. */
  deductible: number
  /** Contributions above it. */
  beyondLimit: number
  /** Tax of the year without the contributions. */
  taxWithout: number
  taxWith: number
  /** Tax saved by the contributions in the year's return; 0 when the simplified model stays better. */
  saved: number
}

/**
 * Tax that own contributions save in the annual return (Lei 9.532/1997, art. 11): only in the complete model, up to a share of the income,
 * and computed by difference, because the reduction of lower incomes does not move with the deduction.
 */
export function deductionBenefit(facts: DeductionFacts, rules: AnnualTaxRules): DeductionBenefit {
  const { contributions, paysOfficialSocialSecurity, ...income } = facts
  const pensionContributions = paysOfficialSocialSecurity ? contributions : 0
  const deductible = deductibleContributions({ gross: facts.gross, pensionContributions }, rules)
  const taxWithout = annualIncomeTax(income, rules).due
  const taxWith = annualIncomeTax({ ...income, pensionContributions }, rules).due
  return {
    deductible,
    beyondLimit: sumReais([contributions, -deductible]),
    taxWithout,
    taxWith,
    saved: sumReais([taxWithout, -taxWith]),
  }
}
