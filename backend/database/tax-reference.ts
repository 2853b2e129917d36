import { monthlyTaxRules } from '#domain/parameters/monthly-tax-rules.ts'
import type { Querier } from './client.ts'
import { taxRules } from './schema/tax-rules.ts'

/** Writes the tables that the law has set so far. What stands there stays: tables belong to the administrators once they exist. */
export async function writeTaxRules(database: Querier): Promise<void> {
  const rows = monthlyTaxRules.map(({ value, ...version }) => ({ kind: 'monthly', rules: value, ...version }))
  await database.insert(taxRules).values(rows).onConflictDoNothing()
}
