import type { IsoDate } from '#domain/calendar.ts'
import { parameterOn } from '#domain/parameters/validity.ts'
import type { RegimeComparisonRules } from '#domain/taxes/compare-regimes.ts'
import type { TaxVersions } from '../../database/queries/tax-rules.ts'

/** The tables that both regimes are compared with on a day. */
export function comparisonRulesOn(versions: TaxVersions, date: IsoDate): RegimeComparisonRules {
  return {
    regressive: parameterOn(versions.regressive, date),
    annual: parameterOn(versions.annual, date),
    progressiveRedemptionPercent: parameterOn(versions.redemption, date),
  }
}
