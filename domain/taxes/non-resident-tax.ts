import type { MonthlyTaxRules } from './monthly-income-tax.ts'
import type { TaxRegime } from './tax-regime.ts'

/** Withholding from payments to those who live abroad. Percent. */
export interface NonResidentTaxRules {
  /** Of a benefit, whatever its amount; null: by the same table as in Brazil (STF, Tema 1174). */
  benefitPercent: number | null
  /** Of a redemption in the progressive regime (Lei 9.779/1999, art. 7); final, since there is no annual return to settle it in. */
  redemptionPercent: number
}

/** The monthly tables for where somebody lives: a fixed rate takes the place of the table and of everything that lowers it. */
export function monthlyRulesOf(
  livesAbroad: boolean,
  inBrazil: MonthlyTaxRules,
  { benefitPercent }: NonResidentTaxRules,
): MonthlyTaxRules {
  if (!livesAbroad || benefitPercent === null) return inBrazil
  return {
    table: [{ upTo: null, ratePercent: benefitPercent, deduct: 0 }],
    dependantDeduction: 0,
    simplifiedDiscount: 0,
    simplifiedOnThirteenth: false,
    exemptFrom65: 0,
    reduction: null,
    notWithheldUpTo: 0,
  }
}

/**
 * Withholding from a redemption by where somebody lives, percent; null: by the age of the money. The regressive rates are of the money and
 * final anywhere (Lei 11.053/2004, art. 1).
 */
export function redemptionPercentOf(
  livesAbroad: boolean,
  regime: TaxRegime,
  inBrazilPercent: number,
  { redemptionPercent }: NonResidentTaxRules,
): number | null {
  if (regime === 'regressive') return null
  return livesAbroad ? redemptionPercent : inBrazilPercent
}
