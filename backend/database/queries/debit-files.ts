import { and, asc, desc, eq, inArray, isNull, max, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Competence, IsoDate } from '#domain/calendar.ts'
import { PaymentMethod } from '#domain/contributions/payment-methods.ts'
import { Category, Situation } from '#domain/participants.ts'
import type { Querier, Transaction } from '../client.ts'
import { contributionPayments, slipCollection } from '../schema/contribution-payments.ts'
import { voluntarySettings } from '../schema/contributions.ts'
import { debitEntries, debitFiles } from '../schema/debit-files.ts'
import { people } from '../schema/people.ts'
import { planLinks } from '../schema/plans.ts'
import { isInForce } from './in-force.ts'

export type DebitFileRow = typeof debitFiles.$inferSelect

/** A contribution that is paid by a debit and was not paid yet, with what the bank was told of it. Reais. */
export type WaitingDebit = {
  paymentId: number
  linkId: number
  cpf: string
  amount: number
  agency: string
  account: string
  dueDate: IsoDate
  paidOn: IsoDate | null
  cancelledOn: IsoDate | null
  askedFor: IsoDate | null
  isTakenBack: boolean
}

/** A file with what it says, as lists show it. Reais. */
export type ListedDebitFile = Pick<DebitFileRow, 'id' | 'number' | 'writtenAt'> & {
  writtenBy: string
  asked: number
  amount: number
  takenBack: number
}

/** Debits that were not paid, by their day: those that were cancelled too, where the bank was asked for them. */
export async function waitingDebits(database: Querier): Promise<WaitingDebit[]> {
  const asked = alias(debitEntries, 'asked')
  const taken = alias(debitEntries, 'taken')
  const rows = await database
    .select({
      paymentId: contributionPayments.id,
      linkId: planLinks.id,
      cpf: people.cpf,
      amount: contributionPayments.amount,
      agency: contributionPayments.debitAgency,
      account: contributionPayments.debitAccount,
      dueDate: contributionPayments.dueDate,
      paidOn: contributionPayments.paidOn,
      cancelledOn: contributionPayments.cancelledOn,
      askedFor: asked.debitOn,
      takenBack: taken.id,
    })
    .from(contributionPayments)
    .innerJoin(planLinks, eq(planLinks.id, contributionPayments.linkId))
    .innerJoin(people, eq(people.id, planLinks.personId))
    .leftJoin(asked, and(eq(asked.paymentId, contributionPayments.id), eq(asked.movement, 'ask')))
    .leftJoin(taken, and(eq(taken.paymentId, contributionPayments.id), eq(taken.movement, 'take-back')))
    .where(
      and(
        eq(contributionPayments.method, PaymentMethod.debit),
        isNull(contributionPayments.paidOn),
        sql`(${contributionPayments.cancelledOn} is null or ${asked.id} is not null)`,
      ),
    )
    .orderBy(asc(contributionPayments.dueDate), asc(contributionPayments.id))
  // A check of the table holds that a debit has both.
  return rows.map(({ takenBack, agency, account, ...row }) => ({
    ...row,
    agency: agency ?? '',
    account: account ?? '',
    isTakenBack: takenBack !== null,
  }))
}

/** A link whose contribution of a month is paid by a debit, and was not issued yet. Reais. */
export type StandingDebit = {
  linkId: number
  planId: number
  amount: number
  agency: string | null
  account: string | null
}

/** Plans in which anybody pays every month by a debit. */
export async function plansWithDebits(database: Querier): Promise<number[]> {
  const rows = await database
    .selectDistinct({ id: planLinks.planId })
    .from(voluntarySettings)
    .innerJoin(planLinks, eq(planLinks.id, voluntarySettings.linkId))
    .where(eq(voluntarySettings.paymentMethod, PaymentMethod.debit))
  return rows.map(({ id }) => id)
}

/**
 * Who of a plan pays a month by a debit and has no contribution of that month: none that is open or paid, and none that they cancelled.
 * Suspensions are the caller's to look at.
 */
export async function standingDebits(
  database: Querier,
  { planId, month }: { planId: number; month: Competence },
): Promise<StandingDebit[]> {
  const issued = database
    .select({ id: contributionPayments.id })
    .from(contributionPayments)
    .where(
      and(
        eq(contributionPayments.linkId, planLinks.id),
        eq(contributionPayments.competence, month),
        eq(contributionPayments.purpose, 'voluntary'),
      ),
    )
  return database
    .select({
      linkId: planLinks.id,
      planId: planLinks.planId,
      amount: voluntarySettings.amount,
      agency: voluntarySettings.agency,
      account: voluntarySettings.account,
    })
    .from(planLinks)
    .innerJoin(
      voluntarySettings,
      and(eq(voluntarySettings.linkId, planLinks.id), isInForce(voluntarySettings, month)),
    )
    .where(
      and(
        eq(planLinks.planId, planId),
        eq(planLinks.situation, Situation.active),
        eq(planLinks.category, Category.taxpayer),
        eq(voluntarySettings.paymentMethod, PaymentMethod.debit),
        notExists(issued),
      ),
    )
    .orderBy(planLinks.id)
}

/** The entity's agreement with the bank; null while there is none. */
export async function debitAgreement(database: Querier): Promise<string | null> {
  const [row] = await database.select({ agreement: slipCollection.debitAgreement }).from(slipCollection)
  return row?.agreement ?? null
}

/** Holds the numbering of files, so that whoever writes one at the same time waits. @returns the next number */
export async function nextDebitFileNumber(transaction: Transaction): Promise<number> {
  await transaction.select({ id: slipCollection.id }).from(slipCollection).for('update')
  const [row] = await transaction.select({ last: max(debitFiles.number) }).from(debitFiles)
  return (row?.last ?? 0) + 1
}

/** The newest files. */
export async function newestDebitFiles(database: Querier, limit: number): Promise<ListedDebitFile[]> {
  const is = (movement: 'ask' | 'take-back') => sql`${debitEntries.movement} = ${movement}`
  return database
    .select({
      id: debitFiles.id,
      number: debitFiles.number,
      writtenAt: debitFiles.writtenAt,
      writtenBy: people.name,
      asked: sql<number>`count(*) filter (where ${is('ask')})`.mapWith(Number),
      amount: sql<number>`coalesce(sum(${debitEntries.amount}) filter (where ${is('ask')}), 0)`.mapWith(
        Number,
      ),
      takenBack: sql<number>`count(*) filter (where ${is('take-back')})`.mapWith(Number),
    })
    .from(debitFiles)
    .innerJoin(people, eq(people.id, debitFiles.writtenBy))
    .innerJoin(debitEntries, eq(debitEntries.fileId, debitFiles.id))
    .groupBy(debitFiles.id, people.name)
    .orderBy(desc(debitFiles.number))
    .limit(limit)
}

/** One file; null when there is none. */
export async function debitFileById(database: Querier, id: number): Promise<DebitFileRow | null> {
  const [row] = await database.select().from(debitFiles).where(eq(debitFiles.id, id))
  return row ?? null
}

/** Which of some contributions the bank was asked to debit. */
export async function debitsAskedOfBank(
  database: Querier,
  paymentIds: readonly number[],
): Promise<Set<number>> {
  if (paymentIds.length === 0) return new Set()
  const rows = await database
    .select({ paymentId: debitEntries.paymentId })
    .from(debitEntries)
    .where(inArray(debitEntries.paymentId, [...new Set(paymentIds)]))
  return new Set(rows.map(({ paymentId }) => paymentId))
}
