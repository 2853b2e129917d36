import { eq } from 'drizzle-orm'
import {
  changedSentence,
  contactsChangedSentence,
  decidedSentence,
  fourEyesSentence,
} from '#contract/payment-clearings/payment-clearings.text.ts'
import { type IsoDate, saoPauloDateOf } from '#domain/calendar.ts'
import type { Querier } from '../../database/client.ts'
import { lockLinks } from '../../database/locks.ts'
import {
  type ClearingRow,
  clearingById,
  clearingLinesOf,
  lockClearing,
  paymentsOfLines,
} from '../../database/queries/payment-clearings.ts'
import { paymentClearingLines, paymentClearings } from '../../database/schema/payment-clearings.ts'
import { conflict, forbidden, notFound } from '../../problem.ts'
import type { Actor } from '../../security/actor.ts'
import { audit } from '../../security/audit.ts'
import type { Work } from '../../work.ts'
import { recordPayment } from '../collection/contribution-payments/record-payment.ts'
import { returnRefusedDebit } from '../collection/contribution-payments/return-refused-debit.ts'
import { peopleActedForBy } from '../identity/payment-trust.ts'
import { recordLoanBill } from '../loans/record-loan-bill.ts'
import { returnUndeducted } from '../loans/return-undeducted.ts'
import { isRefusedDebit, type StandingLine, standingLines, summaryOf } from './read-clearings.ts'
import { validateLines } from './validate-lines.ts'

/** As the attendant saw it: the number of lines that pay something, and their sum in reais. */
type Expected = { clearing: number; amount: number }

/**
 * Records what is paid, line by line; what does not keeps its reason. Links are held before the clearing, so that nothing that
 * is judged here changes before the commit.
 * @throws 403 for who prepared it, or changed lately how one of its people is reached; 404; 409 when it was decided, or would do something else than was seen
 */
export async function confirmClearing(
  work: Work,
  actor: Actor,
  id: number,
  expected: Expected,
): Promise<void> {
  const { database } = work
  const lines = await clearingLinesOf(database, [id])
  const payments = await paymentsOfLines(database, lines)
  const held = await lockLinks(
    database,
    payments.map(({ payment }) => payment.linkId),
  )
  const row = await requireWaiting(work, id)
  if (row.preparedBy === actor.personId) throw forbidden(fourEyesSentence)
  await requireOthersContacts(
    work,
    actor,
    [...held.values()].map(({ personId }) => personId),
  )
  const today = saoPauloDateOf(work.now)
  const standing = await standingLines(database, row, lines, { actor, today })
  const summary = summaryOf(standing)
  if (summary.liquidam !== expected.clearing || summary.valor !== expected.amount)
    throw conflict(changedSentence, 'versao-desatualizada')
  await decide(work, actor, row, { decision: 'confirmed', reason: null })
  const attendants = [row.preparedBy, actor.personId]
  for (const one of standing.toSorted(instalmentsFirst))
    await recordLine(work, await judgedAfterInstalments(database, one, { attendants, today }))
  await audit(work, {
    subjectId: null,
    action: 'payment-clearing.confirmed',
    entityId: id,
    after: { cleared: summary.liquidam, amount: summary.valor, left: summary.semBaixa },
  })
}

/** Boletos that people asked for beside the instalments of a loan, last. */
function instalmentsFirst(one: StandingLine, other: StandingLine): number {
  return Number(isBesideInstalments(one)) - Number(isBesideInstalments(other))
}

function isBesideInstalments({ found }: StandingLine): boolean {
  return found?.pays === 'loan' && found.payment.purpose !== 'instalment'
}

/** A settlement or an extra payment, judged again: once an instalment of the same file is paid it is another amount, or pays nothing. */
async function judgedAfterInstalments(
  database: Querier,
  one: StandingLine,
  by: { attendants: readonly number[]; today: IsoDate },
): Promise<StandingLine> {
  if (!one.verdict.clears || !isBesideInstalments(one)) return one
  const [again] = await validateLines(database, [one.line], by)
  return again ?? one
}

/** Who changed a person's contacts counts among those who acted for them. @throws 403 */
async function requireOthersContacts(
  { database, now }: Work,
  actor: Actor,
  personIds: readonly number[],
): Promise<void> {
  const changed = await peopleActedForBy(database, actor.personId, now)
  if (personIds.some((id) => changed.has(id))) throw forbidden(contactsChangedSentence)
}

/** Puts one away that nobody confirmed. @throws 404; 409 when it was decided */
export async function discardClearing(work: Work, actor: Actor, id: number, reason: string): Promise<void> {
  const row = await requireWaiting(work, id)
  await decide(work, actor, row, { decision: 'discarded', reason })
  await audit(work, {
    subjectId: null,
    action: 'payment-clearing.discarded',
    entityId: id,
    after: { reason },
  })
}

async function requireWaiting({ database }: Work, id: number): Promise<ClearingRow> {
  const row = (await lockClearing(database, id)) ?? (await clearingById(database, id))
  if (!row) throw notFound('Não há uma baixa com este número.')
  if (row.decision !== null) throw conflict(decidedSentence)
  return row
}

async function decide(
  { database, now }: Work,
  actor: Actor,
  { id }: ClearingRow,
  { decision, reason }: { decision: 'confirmed' | 'discarded'; reason: string | null },
): Promise<void> {
  await database
    .update(paymentClearings)
    .set({ decision, decidedBy: actor.personId, decidedAt: now, decisionReason: reason })
    .where(eq(paymentClearings.id, id))
}

async function recordLine(work: Work, { line, found, verdict }: StandingLine): Promise<void> {
  const paid = {
    paymentId: found?.pays === 'contribution' ? found.payment.id : null,
    loanBillId: found?.pays === 'loan' ? found.payment.id : null,
    sponsor: found?.sponsor ?? null,
  }
  if (!verdict.clears || !found) {
    const outcome = verdict.clears ? 'unknown' : verdict.obstacle
    await keepOutcome(work, line.id, { ...paid, outcome, expected: verdict.expected, charges: null })
    if (found?.pays === 'contribution' && isRefusedDebit({ line, found, verdict }))
      await returnRefusedDebit(work, found, { answer: line.occurrence, clearingId: line.clearingId })
    // A rejected line of a sponsor is an instalment that it did not deduct; a bank's refusal leaves its boleto as it is.
    if (found?.pays === 'loan' && found.payment.way === 'payroll' && line.movement === 'rejected')
      await returnUndeducted(work, found, line.clearingId)
    return
  }
  const { charges, expected } = verdict
  await keepOutcome(work, line.id, { ...paid, outcome: 'cleared', expected, charges })
  const received = {
    paidOn: line.occurredOn,
    paidAmount: line.paidAmount,
    creditOn: line.creditOn ?? line.occurredOn,
    clearingId: line.clearingId,
  }
  if (found.pays === 'loan') await recordLoanBill(work, found, received)
  else await recordPayment(work, found, received)
}

async function keepOutcome(
  { database }: Work,
  lineId: number,
  outcome: Partial<typeof paymentClearingLines.$inferInsert>,
): Promise<void> {
  await database.update(paymentClearingLines).set(outcome).where(eq(paymentClearingLines.id, lineId))
}
