import { and, countDistinct, eq, gt, gte, lt, sql, sum } from 'drizzle-orm'
import type { PaidOfYear } from '#domain/benefit-payments/thirteenth-with.ts'
import type { Competence } from '#domain/calendar.ts'
import { PaySlipLineCode } from '#domain/pay-slips/pay-slip-codes.ts'
import type { Querier } from '../client.ts'
import { benefits } from '../schema/benefits.ts'
import { ledgerEntries } from '../schema/ledger.ts'
import { paySlipLines, paySlips } from '../schema/pay-slips.ts'

/** A benefit, whether it is paid or ended; null without one. */
export async function benefitById(
  database: Querier,
  benefitId: number,
): Promise<typeof benefits.$inferSelect | null> {
  const [benefit] = await database.select().from(benefits).where(eq(benefits.id, benefitId))
  return benefit ?? null
}

/** Months of payments: from one on, and before another. */
type PaidMonths = { from: Competence; before: Competence }

/** In how many months a link was paid an income, from a month on and before another one. */
export async function incomesPaid(database: Querier, linkId: number, months: PaidMonths): Promise<number> {
  return (await monthlyIncomesPaid(database, linkId, months)).months
}

/** The same with the income of those months together, reais before tax. */
export async function monthlyIncomesPaid(
  database: Querier,
  linkId: number,
  { from, before }: PaidMonths,
): Promise<{ months: number; amount: number }> {
  const [row] = await database
    .select({ months: countDistinct(paySlips.competence), amount: sum(paySlipLines.amount) })
    .from(paySlips)
    .innerJoin(paySlipLines, eq(paySlipLines.paySlipId, paySlips.id))
    .where(
      and(
        eq(paySlips.linkId, linkId),
        gte(paySlips.competence, from),
        lt(paySlips.competence, before),
        eq(paySlipLines.code, PaySlipLineCode.monthlyIncome),
      ),
    )
  return { months: row?.months ?? 0, amount: Number(row?.amount ?? 0) }
}

/** What of a month's year was paid to a link before it: months with an income, and twelfths of its thirteenth. */
export async function paidOfYear(database: Querier, linkId: number, month: Competence): Promise<PaidOfYear> {
  const [row] = await database
    .select({
      months: sql<number>`count(distinct ${paySlips.competence}) filter (where ${paySlipLines.code} = ${PaySlipLineCode.monthlyIncome})::int`,
      twelfths: sql<number>`coalesce(sum((${paySlipLines.reference}->>'value')::int) filter (where ${paySlipLines.code} = ${PaySlipLineCode.thirteenth}), 0)::int`,
    })
    .from(paySlips)
    .innerJoin(paySlipLines, eq(paySlipLines.paySlipId, paySlips.id))
    .where(
      and(
        eq(paySlips.linkId, linkId),
        gte(paySlips.competence, `${month.slice(0, 4)}-01`),
        lt(paySlips.competence, month),
      ),
    )
  return row ?? { months: 0, twelfths: 0 }
}

/** Whether the money of a link was taken to another investment profile after an instant. */
export async function switchedSince(database: Querier, linkId: number, since: Date): Promise<boolean> {
  const rows = await database
    .select({ id: ledgerEntries.id })
    .from(ledgerEntries)
    .where(
      and(
        eq(ledgerEntries.linkId, linkId),
        eq(ledgerEntries.type, 'switch-in'),
        gt(ledgerEntries.recordedAt, since),
      ),
    )
    .limit(1)
  return rows.length > 0
}
