import type { Querier } from '#backend/database/client.ts'
import { rulesOn } from '#backend/rules/rule-on.ts'
import { annualTax, nonResidentTax, redemptionTax, regressiveTax } from '#backend/rules/tax-kinds.ts'
import type { IsoDate } from '#domain/calendar.ts'
import type { RegimeComparisonRules } from '#domain/taxes/compare-regimes.ts'
import { redemptionPercentOf } from '#domain/taxes/non-resident-tax.ts'

/** The tables that both regimes are compared with on a day, for who lives in Brazil or abroad. @throws MissingRule */
export async function comparisonRulesOn(
  database: Querier,
  day: IsoDate,
  livesAbroad: boolean,
): Promise<RegimeComparisonRules> {
  const kinds = [regressiveTax, annualTax, redemptionTax, nonResidentTax] as const
  const [regressive, annual, { percent }, nonResident] = await rulesOn(database, kinds, null, day)
  return {
    regressive,
    annual,
    progressiveRedemptionPercent:
      redemptionPercentOf(livesAbroad, 'progressive', percent, nonResident) ?? percent,
  }
}
