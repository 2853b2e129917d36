import type { IsoDate } from '#domain/calendar.ts'
import type { RegimeComparisonRules } from '#domain/taxes/compare-regimes.ts'
import type { Querier } from '../../database/client.ts'
import { rulesOn } from '../../rules/rule-on.ts'
import { annualTax, redemptionTax, regressiveTax } from '../../rules/tax-kinds.ts'

/** The tables that both regimes are compared with on a day. @throws MissingRule */
export async function comparisonRulesOn(database: Querier, day: IsoDate): Promise<RegimeComparisonRules> {
  const kinds = [regressiveTax, annualTax, redemptionTax] as const
  const [regressive, annual, { percent }] = await rulesOn(database, kinds, null, day)
  return { regressive, annual, progressiveRedemptionPercent: percent }
}
