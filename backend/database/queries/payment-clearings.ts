import { and, asc, desc, eq, ilike, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Querier, Transaction } from '../client.ts'
import { containing } from '../like-pattern.ts'
import { contributionPayments } from '../schema/contribution-payments.ts'
import { paymentClearingLines, paymentClearings } from '../schema/payment-clearings.ts'
import { people } from '../schema/people.ts'
import { planLinks, plans } from '../schema/plans.ts'
import type { PaymentRow } from './contribution-payments.ts'

export type ClearingRow = typeof paymentClearings.$inferSelect
export type ClearingLineRow = typeof paymentClearingLines.$inferSelect

/** A contribution with whose it is. */
export type OwnedPayment = {
  payment: PaymentRow
  person: { id: number; name: string; cpf: string }
  plan: { id: number; name: string }
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
export async function clearingUnderKey(
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

/** The contributions that lines may pay: by slip, or by their own id. */
export function paymentsOfLines(
  database: Querier,
  lines: readonly Pick<ClearingLineRow, 'portfolio' | 'slipNumber' | 'paymentId'>[],
): Promise<OwnedPayment[]> {
  const slips = lines.flatMap(({ portfolio, slipNumber }) =>
    portfolio && slipNumber ? [`${portfolio}${slipNumber}`] : [],
  )
  const ids = lines.flatMap(({ paymentId }) => paymentId ?? [])
  const numbers = slips.map((slip) => slip.slice(3))
  return selectOwned(
    database,
    or(
      sql`(${contributionPayments.slipNumber} = any(${sql.param(numbers)}::text[]) and ${contributionPayments.portfolio} || ${contributionPayments.slipNumber} = any(${sql.param(slips)}::text[]))`,
      sql`${contributionPayments.id} = any(${sql.param(ids)}::int[])`,
    ),
  )
}

/** One contribution; null when there is none. */
export async function ownedPayment(database: Querier, id: number): Promise<OwnedPayment | null> {
  const [found] = await selectOwned(database, eq(contributionPayments.id, id))
  return found ?? null
}

/** Contributions that wait for their money, by the payer's name or the slip number, by due date. */
export function payableContributions(
  database: Querier,
  keyword: string,
  limit: number,
): Promise<OwnedPayment[]> {
  return selectOwned(
    database,
    and(
      isNull(contributionPayments.paidOn),
      isNull(contributionPayments.cancelledOn),
      or(
        sql`${people.searchedName} like searchable(${containing(keyword)})`,
        ilike(contributionPayments.slipNumber, containing(keyword)),
      ),
    ),
    limit,
  )
}

async function selectOwned(
  database: Querier,
  condition: SQL | undefined,
  limit = 100_000,
): Promise<OwnedPayment[]> {
  const rows = await database
    .select({
      payment: contributionPayments,
      person: { id: people.id, name: people.name, cpf: people.cpf },
      plan: { id: plans.id, name: plans.name },
    })
    .from(contributionPayments)
    .innerJoin(planLinks, eq(planLinks.id, contributionPayments.linkId))
    .innerJoin(people, eq(people.id, planLinks.personId))
    .innerJoin(plans, eq(plans.id, planLinks.planId))
    .where(condition)
    .orderBy(asc(contributionPayments.dueDate), asc(contributionPayments.id))
    .limit(limit)
  // A check of the table holds the method to the two codes.
  return rows as OwnedPayment[]
}
