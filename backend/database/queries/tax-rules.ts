import { asc, eq } from 'drizzle-orm'
import * as v from 'valibot'
import type { Dated } from '#domain/parameters/validity.ts'
import type { AnnualTaxRules } from '#domain/taxes/annual-income-tax.ts'
import type { MonthlyTaxRules } from '#domain/taxes/monthly-income-tax.ts'
import type { RegressiveTaxRules } from '#domain/taxes/regressive-rate.ts'
import type { Querier } from '../client.ts'
import { taxRules } from '../schema/tax-rules.ts'
import { storedTaxRules, type TaxRulesKind } from './stored-tax-rules.ts'

type Row = typeof taxRules.$inferSelect
type Stored<Kind extends TaxRulesKind> = v.InferOutput<(typeof storedTaxRules)[Kind]>

/** Every version of the tables that both regimes need, oldest first. `redemption` is in per cent. */
export type TaxVersions = {
  monthly: Dated<MonthlyTaxRules>[]
  annual: Dated<AnnualTaxRules>[]
  regressive: Dated<RegressiveTaxRules>[]
  redemption: Dated<number>[]
}

/** Every table of the income tax. */
export async function readTaxVersions(database: Querier): Promise<TaxVersions> {
  const rows = await database.select().from(taxRules).orderBy(asc(taxRules.validFrom))
  return {
    monthly: versionsOf(rows, 'monthly'),
    annual: versionsOf(rows, 'annual'),
    regressive: versionsOf(rows, 'regressive'),
    redemption: versionsOf(rows, 'redemption'),
  }
}

/** Every table of the monthly withholding, oldest first. */
export async function monthlyTaxVersions(database: Querier): Promise<TaxVersions['monthly']> {
  return versionsOf(await rowsOf(database, 'monthly'), 'monthly')
}

/** Every table of the regressive regime, oldest first. */
export async function regressiveTaxVersions(database: Querier): Promise<TaxVersions['regressive']> {
  return versionsOf(await rowsOf(database, 'regressive'), 'regressive')
}

function rowsOf(database: Querier, kind: TaxRulesKind): Promise<Row[]> {
  return database.select().from(taxRules).where(eq(taxRules.kind, kind)).orderBy(asc(taxRules.validFrom))
}

function versionsOf<Kind extends TaxRulesKind>(rows: readonly Row[], kind: Kind): Dated<Stored<Kind>>[] {
  return rows
    .filter((row) => row.kind === kind)
    .map(({ validFrom, validTo, source, rules }) => ({
      validFrom,
      validTo,
      source,
      value: v.parse(storedTaxRules[kind], rules) as Stored<Kind>,
    }))
}
