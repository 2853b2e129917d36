import { and, asc, desc, eq, gte, inArray, lte, max, min, sql } from 'drizzle-orm'
import { type AnyPgColumn, union } from 'drizzle-orm/pg-core'
import * as v from 'valibot'
import type { Competence } from '#domain/calendar.ts'
import type { PaySlip, PaySlipLine } from '#domain/payroll/pay-slips/pay-slip.ts'
import { isEarningCode, isPaySlipCode } from '#domain/payroll/pay-slips/pay-slip-codes.ts'
import type { Querier } from '../client.ts'
import { paySlipLines, paySlips } from '../schema/pay-slips.ts'
import { redemptionPayments } from '../schema/redemption-payments.ts'
import { storedMemo, storedReference } from './stored-pay-slip.ts'

/** A pay slip and the account that received it. */
export type StoredPaySlip = PaySlip & { bank: string; agency: string; account: string }

/** Years in which a link was paid a benefit or a redemption, newest first; counted by the day of payment. */
export async function paidYears(database: Querier, linkId: number): Promise<number[]> {
  const yearOf = (day: AnyPgColumn) => sql<number>`extract(year from ${day})::int`
  const slips = database
    .select({ year: yearOf(paySlips.paidOn).as('year') })
    .from(paySlips)
    .where(eq(paySlips.linkId, linkId))
  const redemptions = database
    .select({ year: yearOf(redemptionPayments.paidOn).as('year') })
    .from(redemptionPayments)
    .where(eq(redemptionPayments.linkId, linkId))
  const rows = await union(slips, redemptions)
  return rows.map(({ year }) => year).toSorted((one, other) => other - one)
}

/** Pay slips of a link that were paid in a year, oldest first, whole. */
export async function paySlipsOfYear(
  database: Querier,
  linkId: number,
  year: number,
): Promise<StoredPaySlip[]> {
  const rows = await database
    .select()
    .from(paySlips)
    .where(
      and(
        eq(paySlips.linkId, linkId),
        gte(paySlips.paidOn, `${year}-01-01`),
        lte(paySlips.paidOn, `${year}-12-31`),
      ),
    )
    .orderBy(asc(paySlips.competence))
  return withLines(database, rows)
}

/** The pay slip of a month; null without one. */
export async function paySlipOf(
  database: Querier,
  linkId: number,
  competence: Competence,
): Promise<StoredPaySlip | null> {
  const rows = await database
    .select()
    .from(paySlips)
    .where(and(eq(paySlips.linkId, linkId), eq(paySlips.competence, competence)))
  return (await withLines(database, rows))[0] ?? null
}

/** The newest pay slip of a link; null before the first. */
export async function newestPaySlip(database: Querier, linkId: number): Promise<StoredPaySlip | null> {
  const rows = await database
    .select()
    .from(paySlips)
    .where(eq(paySlips.linkId, linkId))
    .orderBy(desc(paySlips.competence))
    .limit(1)
  return (await withLines(database, rows))[0] ?? null
}

/** Months of the pay slips just before and just after a month; null where there is none. */
export async function neighboursOf(
  database: Querier,
  linkId: number,
  month: Competence,
): Promise<{ before: Competence | null; after: Competence | null }> {
  const { competence } = paySlips
  const [row] = await database
    .select({
      before: max(sql<string>`case when ${competence} < ${month} then ${competence} end`),
      after: min(sql<string>`case when ${competence} > ${month} then ${competence} end`),
    })
    .from(paySlips)
    .where(eq(paySlips.linkId, linkId))
  return { before: row?.before ?? null, after: row?.after ?? null }
}

type Row = typeof paySlips.$inferSelect

async function withLines(database: Querier, rows: readonly Row[]): Promise<StoredPaySlip[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const lines = await database
    .select()
    .from(paySlipLines)
    .where(inArray(paySlipLines.paySlipId, ids))
    .orderBy(asc(paySlipLines.paySlipId), asc(paySlipLines.position))
  return rows.map((row) => ({
    competence: row.competence,
    paidOn: row.paidOn,
    gross: row.gross,
    discounts: row.discounts,
    net: row.net,
    bank: row.bank,
    agency: row.agency,
    account: row.account,
    memo: v.parse(storedMemo, row.memo),
    lines: lines.filter(({ paySlipId }) => paySlipId === row.id).map(lineOf),
  }))
}

function lineOf({ code, reference, amount }: typeof paySlipLines.$inferSelect): PaySlipLine {
  if (!isPaySlipCode(code)) throw new Error(`unknown code of a pay slip: ${code}`)
  return {
    code,
    kind: isEarningCode(code) ? 'earning' : 'discount',
    reference: v.parse(storedReference, reference),
    amount,
  }
}
