import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { slipSentences } from '#contract/collection/slips.ts'
import type { Competence, IsoDate } from '#domain/calendar.ts'
import type { BoletoPurpose } from '#domain/collection/boletos/boleto-state.ts'
import type { ItauCollection } from '#domain/collection/boletos/itau-free-field.ts'
import type { PaymentMethodCode } from '#domain/contributions/payment-methods.ts'
import type { IndexerValue } from '#domain/settings/indexers/indexer-values.ts'
import { conflict } from '../../problem.ts'
import type { Querier } from '../client.ts'
import { contributionPayments, slipCollection } from '../schema/contribution-payments.ts'
import { indexerValues, registryEntries } from '../schema/registries.ts'

/** A contribution that is paid by itself. */
export type PaymentRow = Omit<typeof contributionPayments.$inferSelect, 'method' | 'purpose'> & {
  method: PaymentMethodCode
  purpose: BoletoPurpose
}

/** How slips are collected, and where PIX sends the money. */
export type SlipCollection = Omit<ItauCollection, 'slipNumber'> & { pixKey: string; city: string }

/** Contributions of a link that are paid one by one, newest due date first. */
export async function paymentsOf(database: Querier, linkId: number): Promise<PaymentRow[]> {
  const rows = await database
    .select()
    .from(contributionPayments)
    .where(eq(contributionPayments.linkId, linkId))
    .orderBy(desc(contributionPayments.dueDate), desc(contributionPayments.id))
  // A check of the table holds the method to the two codes.
  return rows as PaymentRow[]
}

/** One of a link's; null when it is none of them. */
export async function paymentById(database: Querier, linkId: number, id: number): Promise<PaymentRow | null> {
  const [row] = await database
    .select()
    .from(contributionPayments)
    .where(and(eq(contributionPayments.linkId, linkId), eq(contributionPayments.id, id)))
  return (row as PaymentRow | undefined) ?? null
}

/** A contribution that was paid and waits for the quota that takes it into the balance. Reais. */
export type PaymentToCredit = {
  id: number
  competence: Competence
  paidAmount: number
  paidOn: IsoDate
  creditOn: IsoDate
}

/** Those of a link, in the order in which they are credited. */
export async function paymentsToCredit(database: Querier, linkId: number): Promise<PaymentToCredit[]> {
  const { id, competence, paidAmount, paidOn, creditOn, creditedOn } = contributionPayments
  const rows = await database
    .select({ id, competence, paidAmount, paidOn, creditOn })
    .from(contributionPayments)
    .where(and(eq(contributionPayments.linkId, linkId), isNotNull(paidOn), isNull(creditedOn)))
    .orderBy(asc(creditOn), asc(id))
  // A check of the table holds the three together.
  return rows as PaymentToCredit[]
}

/** Payment issued under a key of its author; null without any. */
export async function paymentByKey(
  database: Querier,
  { authorId, key }: { authorId: number; key: string },
): Promise<PaymentRow | null> {
  const [row] = await database
    .select()
    .from(contributionPayments)
    .where(and(eq(contributionPayments.authorId, authorId), eq(contributionPayments.submissionKey, key)))
  return (row as PaymentRow | undefined) ?? null
}

/** The entity's collection. @throws 409 while the installation has not told it */
export async function readCollection(database: Querier): Promise<SlipCollection> {
  const { portfolio, agency, account, pixKey, city } = slipCollection
  const [row] = await database.select({ portfolio, agency, account, pixKey, city }).from(slipCollection)
  if (!row) throw conflict(slipSentences.noCollection)
  return row
}

/** Takes the next slip number; whoever issues at the same time waits, so numbers have no gaps. @throws 409 while no collection is registered */
export async function claimSlipNumber(database: Querier): Promise<ItauCollection> {
  const [row] = await database
    .update(slipCollection)
    .set({ lastNumber: sql`${slipCollection.lastNumber} + 1` })
    .returning()
  if (!row) throw conflict(slipSentences.noCollection)
  const { portfolio, agency, account, lastNumber } = row
  return { portfolio, agency, account, slipNumber: String(lastNumber).padStart(8, '0') }
}

/** Monthly values of an index by its code, oldest first. */
export async function indexerByCode(database: Querier, code: string): Promise<IndexerValue[]> {
  return database
    .select({ competence: indexerValues.competence, percent: indexerValues.percent })
    .from(indexerValues)
    .innerJoin(registryEntries, eq(registryEntries.id, indexerValues.entryId))
    .where(and(eq(registryEntries.registry, 'indexadores'), eq(registryEntries.key, code)))
    .orderBy(asc(indexerValues.competence))
}

/** Payments issued to a link that are still unpaid, and those paid since a day; the earliest due date first. */
export async function waitingPayments(
  database: Querier,
  linkId: number,
  paidSince: IsoDate,
): Promise<PaymentRow[]> {
  const { paidOn, cancelledOn, dueDate, id } = contributionPayments
  const rows = await database
    .select()
    .from(contributionPayments)
    .where(
      and(
        eq(contributionPayments.linkId, linkId),
        isNull(cancelledOn),
        or(isNull(paidOn), gte(paidOn, paidSince)),
      ),
    )
    .orderBy(asc(dueDate), asc(id))
  // A check of the table holds the method to the two codes.
  return rows as PaymentRow[]
}

/** Monthly values of several indexes by their codes, from a month on. */
export async function indexersSince(
  database: Querier,
  codes: readonly string[],
  since: Competence,
): Promise<ReadonlyMap<string, IndexerValue[]>> {
  const rows = await database
    .select({
      code: registryEntries.key,
      competence: indexerValues.competence,
      percent: indexerValues.percent,
    })
    .from(indexerValues)
    .innerJoin(registryEntries, eq(registryEntries.id, indexerValues.entryId))
    .where(
      and(
        eq(registryEntries.registry, 'indexadores'),
        inArray(registryEntries.key, [...codes]),
        gte(indexerValues.competence, since),
      ),
    )
    .orderBy(asc(indexerValues.competence))
  return Map.groupBy(rows, ({ code }) => code)
}
