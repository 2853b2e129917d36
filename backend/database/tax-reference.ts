import { annualTaxRules } from '#domain/parameters/annual-tax-rules.ts'
import { monthlyTaxRules } from '#domain/parameters/monthly-tax-rules.ts'
import { redemptionTaxPercent } from '#domain/parameters/redemption-tax-percent.ts'
import { regressiveTaxRules } from '#domain/parameters/regressive-tax-rules.ts'
import type { Dated } from '#domain/parameters/validity.ts'
import type { Querier } from './client.ts'
import type { TaxRulesKind } from './queries/stored-tax-rules.ts'
import { taxRules } from './schema/tax-rules.ts'

/** Writes the tables that the law has set so far. What stands there stays: tables belong to the administrators once they exist. */
export async function writeTaxRules(database: Querier): Promise<void> {
  const rates = redemptionTaxPercent.map(({ value: percent, ...version }) => ({
    ...version,
    value: { percent },
  }))
  const rows = [
    ...rowsOf('monthly', monthlyTaxRules),
    ...rowsOf('annual', annualTaxRules),
    ...rowsOf('regressive', regressiveTaxRules),
    ...rowsOf('redemption', rates),
  ]
  await database.insert(taxRules).values(rows).onConflictDoNothing()
}

function rowsOf(kind: TaxRulesKind, versions: readonly Dated<object>[]) {
  return versions.map(({ value: rules, ...version }) => ({ kind, rules, ...version }))
}
