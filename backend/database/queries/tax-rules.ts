import { asc, eq } from 'drizzle-orm'
import * as v from 'valibot'
import type { Dated } from '#domain/parameters/validity.ts'
import type { MonthlyTaxRules } from '#domain/taxes/monthly-income-tax.ts'
import type { Querier } from '../client.ts'
import { taxRules } from '../schema/tax-rules.ts'

const bracket = v.object({ upTo: v.nullable(v.number()), ratePercent: v.number(), deduct: v.number() })

const storedMonthlyRules = v.object({
  table: v.array(bracket),
  dependantDeduction: v.number(),
  simplifiedDiscount: v.number(),
  simplifiedOnThirteenth: v.boolean(),
  exemptFrom65: v.number(),
  reduction: v.nullable(
    v.object({
      fullUpTo: v.number(),
      fullMaximum: v.number(),
      endsAt: v.number(),
      constant: v.number(),
      slope: v.string(),
    }),
  ),
  notWithheldUpTo: v.number(),
})

/** Every table of the monthly withholding, oldest first. */
export async function monthlyTaxVersions(database: Querier): Promise<Dated<MonthlyTaxRules>[]> {
  const rows = await database
    .select()
    .from(taxRules)
    .where(eq(taxRules.kind, 'monthly'))
    .orderBy(asc(taxRules.validFrom))
  return rows.map(({ validFrom, validTo, source, rules }) => ({
    validFrom,
    validTo,
    source,
    value: v.parse(storedMonthlyRules, rules),
  }))
}
