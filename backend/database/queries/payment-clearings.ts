import { and, asc, desc, eq, ilike, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import { compareIso } from '#domain/calendar.ts'
import type { Querier, Transaction } from '../client.ts'
import { containsPattern } from '../like-pattern.ts'
import { contributionPayments } from '../schema/contribution-payments.ts'
import { loanBills, loans } from '../schema/loans.ts'
import { paymentClearingLines, paymentClearings } from '../schema/payment-clearings.ts'
import { people } from '../schema/people.ts'
import { planLinks, plans } from '../schema/plans.ts'
import type { PaymentRow } from './contribution-payments.ts'
import { instalmentsNow, type LoanBillRow } from './loan-bills.ts'
import { nameHasWords } from './name-pattern.ts'

export type ClearingRow = typeof paymentClearings.$inferSelect
export type ClearingLineRow = typeof paymentClearingLines.$inferSelect

/** A payment that a slip or an attendant may report, with its owner: a contribution, or a bill of a loan. */
export type OwnedPayment = OwnedContribution | OwnedLoanBill
export type OwnedContribution = Owner & { pays: 'contribution'; payment: PaymentRow }
export type OwnedLoanBill = Owner & { pays: 'loan'; payment: LoanBillRow }
type Owner = {
  person: { id: number; name: string; cpf: string }
  plan: { id: number; name: string }
  /** Named where the plan has several. */
  sponsor: string | null
}

export type PaymentKey = { pays: OwnedPayment['pays']; id: number }

/** Names of the plans whose sponsors clearings are about, by id. */
export async function plansOfClearings(
  database: Querier,
  rows: readonly Pick<ClearingRow, 'planId'>[],
): Promise<Map<number, string>> {
  const ids = rows.flatMap(({ planId }) => planId ?? [])
  if (ids.length === 0) return new Map()
  const found = await database
    .select({ id: plans.id, name: plans.name })
    .from(plans)
    .where(inArray(plans.id, ids))
  return new Map(found.map(({ id, name }) => [id, name]))
}

/** A page of clearings, those that wait first and then the newest first, and how many there are. */
export async function clearingsPage(
  database: Querier,
  { page, limit }: { page: number; limit: number },
): Promise<{ rows: ClearingRow[]; total: number }> {
  const rows = await database
    .select()
    .from(paymentClearings)
    .orderBy(
      desc(isNull(paymentClearings.decision)),
      desc(paymentClearings.preparedAt),
      desc(paymentClearings.id),
    )
    .offset(page * limit)
    .limit(limit)
  return { rows, total: await database.$count(paymentClearings) }
}

/** One of them; null when there is none. */
export async function clearingById(database: Querier, id: number): Promise<ClearingRow | null> {
  const [row] = await database.select().from(paymentClearings).where(eq(paymentClearings.id, id))
  return row ?? null
}

/** The one that a file was prepared as and that was not discarded. */
export async function clearingOfFile(database: Querier, sha256: string): Promise<ClearingRow | null> {
  const [row] = await database
    .select()
    .from(paymentClearings)
    .where(
      and(
        eq(paymentClearings.sha256, sha256),
        sql`${paymentClearings.decision} is distinct from 'discarded'`,
      ),
    )
  return row ?? null
}

/** The one that was prepared under a key of its sender. */
export async function clearingByKey(
  database: Querier,
  { preparedBy, key }: { preparedBy: number; key: string },
): Promise<ClearingRow | null> {
  const [row] = await database
    .select()
    .from(paymentClearings)
    .where(and(eq(paymentClearings.preparedBy, preparedBy), eq(paymentClearings.submissionKey, key)))
  return row ?? null
}

/** Holds a clearing, after the links that it is about. */
export async function lockClearing(transaction: Transaction, id: number): Promise<ClearingRow | null> {
  const [row] = await transaction
    .select()
    .from(paymentClearings)
    .where(eq(paymentClearings.id, id))
    .for('no key update')
  return row ?? null
}

/** Lines of clearings, in their order. */
export function clearingLinesOf(database: Querier, ids: readonly number[]): Promise<ClearingLineRow[]> {
  return database
    .select()
    .from(paymentClearingLines)
    .where(inArray(paymentClearingLines.clearingId, [...ids]))
    .orderBy(asc(paymentClearingLines.clearingId), asc(paymentClearingLines.line))
}

/** Payments that lines may refer to: by slip, or by their own id. */
export async function paymentsOfLines(
  database: Querier,
  lines: readonly Pick<ClearingLineRow, 'portfolio' | 'slipNumber' | 'paymentId' | 'loanBillId'>[],
): Promise<OwnedPayment[]> {
  const slips = lines.flatMap(({ portfolio, slipNumber }) =>
    portfolio && slipNumber ? [`${portfolio}${slipNumber}`] : [],
  )
  const numbers = slips.map((slip) => slip.slice(3))
  const isAmong = (table: typeof contributionPayments | typeof loanBills, ids: readonly number[]) =>
    or(
      sql`(${table.slipNumber} = any(${sql.param(numbers)}::text[]) and ${table.portfolio} || ${table.slipNumber} = any(${sql.param(slips)}::text[]))`,
      sql`${table.id} = any(${sql.param([...ids])}::int[])`,
    )
  return [
    ...(await selectContributions(
      database,
      isAmong(
        contributionPayments,
        lines.flatMap(({ paymentId }) => paymentId ?? []),
      ),
    )),
    ...(await selectLoanBills(
      database,
      isAmong(
        loanBills,
        lines.flatMap(({ loanBillId }) => loanBillId ?? []),
      ),
    )),
  ]
}

/** One of them; null when there is none. */
export async function ownedPayment(
  database: Querier,
  { pays, id }: PaymentKey,
): Promise<OwnedPayment | null> {
  const [found] =
    pays === 'loan'
      ? await selectLoanBills(database, and(eq(loanBills.id, id), eq(loanBills.way, 'boleto')))
      : await selectContributions(database, eq(contributionPayments.id, id))
  return found ?? null
}

/** Unpaid payments by the payer's name or the slip number, in order of due date. */
export async function payables(database: Querier, keyword: string, limit: number): Promise<OwnedPayment[]> {
  const waits = (table: typeof contributionPayments | typeof loanBills) =>
    and(
      isNull(table.paidOn),
      isNull(table.cancelledOn),
      or(nameHasWords(keyword), ilike(table.slipNumber, containsPattern(keyword))),
    )
  const found: OwnedPayment[] = [
    ...(await selectContributions(database, waits(contributionPayments), limit)),
    ...(await selectLoanBills(database, and(waits(loanBills), eq(loanBills.way, 'boleto')), limit)),
  ]
  return found
    .toSorted((one, other) => compareIso(one.payment.dueDate, other.payment.dueDate))
    .slice(0, limit)
}

const owner = {
  person: { id: people.id, name: people.name, cpf: people.cpf },
  plan: { id: plans.id, name: plans.name },
  sponsor: planLinks.sponsor,
}

async function selectContributions(
  database: Querier,
  condition: SQL | undefined,
  limit = 100_000,
): Promise<OwnedContribution[]> {
  const rows = await database
    .select({ payment: contributionPayments, ...owner })
    .from(contributionPayments)
    .innerJoin(planLinks, eq(planLinks.id, contributionPayments.linkId))
    .innerJoin(people, eq(people.id, planLinks.personId))
    .innerJoin(plans, eq(plans.id, planLinks.planId))
    .where(condition)
    .orderBy(asc(contributionPayments.dueDate), asc(contributionPayments.id))
    .limit(limit)
  // A check of the table holds the method to the two codes.
  return rows.map((row) => ({ ...row, payment: row.payment as PaymentRow, pays: 'contribution' }))
}

async function selectLoanBills(
  database: Querier,
  condition: SQL | undefined,
  limit = 100_000,
): Promise<OwnedLoanBill[]> {
  const rows = await database
    .select({ bill: loanBills, linkId: loans.linkId, months: instalmentsNow, ...owner })
    .from(loanBills)
    .innerJoin(loans, eq(loans.id, loanBills.loanId))
    .innerJoin(planLinks, eq(planLinks.id, loans.linkId))
    .innerJoin(people, eq(people.id, planLinks.personId))
    .innerJoin(plans, eq(plans.id, planLinks.planId))
    .where(condition)
    .orderBy(asc(loanBills.dueDate), asc(loanBills.id))
    .limit(limit)
  return rows.map(({ bill, linkId, months, ...rest }) => ({
    pays: 'loan',
    payment: { ...bill, linkId, months },
    ...rest,
  }))
}
