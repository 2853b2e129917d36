import type { IsoDate } from '#domain/calendar.ts'
import { annualTaxRules } from '#domain/parameters/annual-tax-rules.ts'
import { redemptionTaxPercent } from '#domain/parameters/redemption-tax-percent.ts'
import { regressiveTaxRules } from '#domain/parameters/regressive-tax-rules.ts'
import { parameterOn } from '#domain/parameters/validity.ts'
import type { RegimeComparisonRules } from '#domain/taxes/compare-regimes.ts'

/** The tables that both regimes are compared with on a day. */
export function comparisonRulesOn(date: IsoDate): RegimeComparisonRules {
  return {
    regressive: parameterOn(regressiveTaxRules, date),
    annual: parameterOn(annualTaxRules, date),
    progressiveRedemptionPercent: parameterOn(redemptionTaxPercent, date),
  }
}
