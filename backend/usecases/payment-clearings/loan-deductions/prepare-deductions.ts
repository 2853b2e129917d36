import { openDeductions } from '#backend/database/queries/loan-deductions.ts'
import { clearingByKey, clearingLinesOf } from '#backend/database/queries/payment-clearings.ts'
import { paymentClearingLines, paymentClearings } from '#backend/database/schema/payment-clearings.ts'
import { conflict, invalid } from '#backend/problem.ts'
import type { Actor } from '#backend/security/actor.ts'
import { audit } from '#backend/security/audit.ts'
import type { Work } from '#backend/work.ts'
import { deductionRefusals } from '#contract/payment-clearings/loan-deductions.text.ts'
import type { DeductionsReceived } from '#contract/payment-clearings/loan-deductions.ts'
import { compareIso, type IsoDate, saoPauloDateOf } from '#domain/calendar.ts'
import { MAX_ROWS } from '../prepare-return.ts'

/** Occurrence of an instalment that was deducted, as the bank's of what was paid. */
const DEDUCTED = '06'

type NewLine = Omit<typeof paymentClearingLines.$inferInsert, 'clearingId'>

/**
 * Prepares what a sponsor handed on for a month, for another attendant to confirm: every instalment that is open is deducted but those that
 * are named. The same sending answers the same.
 * @throws 409 when nothing is open, one waits already, or the key was used; 422 for a wrong day, or for what is not open
 */
export async function prepareDeductions(
  work: Work,
  actor: Actor,
  asked: DeductionsReceived,
): Promise<{ id: number }> {
  const { database, now } = work
  const { idPlano: planId, mes: month, recebidoEm: receivedOn, naoDescontadas: not } = asked
  const sent = await clearingByKey(database, { preparedBy: actor.personId, key: asked.chaveEnvio })
  if (sent) {
    const isSame = sent.planId === planId && sent.month === month && (await saysTheSame(work, sent.id, asked))
    if (!isSame) throw conflict(deductionRefusals.keyUsed, 'chave-ja-usada')
    return { id: sent.id }
  }
  requireDay(receivedOn, { month, today: saoPauloDateOf(now) })
  const open = await openDeductions(database, { planId, month })
  if (open.length === 0) throw conflict(deductionRefusals.none)
  const reasons = new Map(not.map(({ id, motivo }) => [id, motivo]))
  if ([...reasons.keys()].some((id) => !open.some((bill) => bill.id === id)))
    throw invalid({ naoDescontadas: deductionRefusals.unknown })
  const [prepared] = await database
    .insert(paymentClearings)
    .values({
      source: 'sponsor',
      planId,
      month,
      submissionKey: asked.chaveEnvio,
      preparedBy: actor.personId,
      preparedAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: paymentClearings.id })
  if (!prepared) throw conflict(deductionRefusals.waiting)
  const lines = open.map((bill, index): NewLine => {
    const reason = reasons.get(bill.id)
    const paid = reason === undefined ? bill.amount : 0
    return {
      line: index + 1,
      occurrence: reason ?? DEDUCTED,
      movement: reason === undefined ? 'paid' : 'rejected',
      dueOn: bill.dueDate,
      faceAmount: bill.amount,
      paidAmount: paid,
      receivedAmount: paid,
      occurredOn: receivedOn,
      creditOn: receivedOn,
      loanBillId: bill.id,
    }
  })
  for (let first = 0; first < lines.length; first += MAX_ROWS)
    await database
      .insert(paymentClearingLines)
      .values(lines.slice(first, first + MAX_ROWS).map((line) => ({ ...line, clearingId: prepared.id })))
  await audit(work, {
    subjectId: null,
    action: 'payment-clearing.prepared',
    entityId: prepared.id,
    after: { source: 'sponsor', lines: lines.length, planId, month },
  })
  return prepared
}

/** @throws 422 for a day that has not come, or before the month */
function requireDay(receivedOn: IsoDate, { month, today }: { month: string; today: IsoDate }): void {
  if (compareIso(receivedOn, today) > 0) throw invalid({ recebidoEm: deductionRefusals.future })
  if (compareIso(receivedOn, `${month}-01`) < 0) throw invalid({ recebidoEm: deductionRefusals.beforeIssue })
}

async function saysTheSame(
  { database }: Work,
  id: number,
  { recebidoEm, naoDescontadas }: DeductionsReceived,
): Promise<boolean> {
  const lines = await clearingLinesOf(database, [id])
  const kept = lines.filter(({ movement }) => movement === 'rejected')
  const said = new Map(naoDescontadas.map((one) => [one.id, one.motivo as string]))
  return (
    kept.length === said.size &&
    kept.every(({ loanBillId, occurrence }) => said.get(loanBillId ?? 0) === occurrence) &&
    lines.every(({ occurredOn }) => occurredOn === recebidoEm)
  )
}
