import { manualRefusals, paidTooEarly } from '#contract/payment-clearings/payment-clearings.text.ts'
import type { ManualClearing } from '#contract/payment-clearings/payment-clearings.ts'
import { clearedPaymentWords } from '#contract/payment-clearings/wire-words.ts'
import { saoPauloDateOf } from '#domain/calendar.ts'
import { clearingByKey, clearingLinesOf, ownedPayment } from '../../database/queries/payment-clearings.ts'
import { paymentClearingLines, paymentClearings } from '../../database/schema/payment-clearings.ts'
import { conflict, invalid } from '../../problem.ts'
import type { Actor } from '../../security/actor.ts'
import { audit } from '../../security/audit.ts'
import type { Work } from '../../work.ts'
import { keyOfLine, validateLines } from './validate-lines.ts'

/** Occurrence of a payment that people tell, as the bank's of one that it tells. */
const PAID = '06'

/**
 * Prepares one payment by hand. The same sending answers the same.
 * @throws 409 when the key was sent with something else; 422 where it would not pay what it names
 */
export async function prepareManual(
  work: Work,
  actor: Actor,
  asked: ManualClearing,
): Promise<{ id: number }> {
  const { database, now } = work
  const pays = clearedPaymentWords.fromWire(asked.tipo)
  const sent = await clearingByKey(database, { preparedBy: actor.personId, key: asked.chaveEnvio })
  if (sent) {
    const [line] = await clearingLinesOf(database, [sent.id])
    const isSame =
      line !== undefined &&
      keyOfLine(line) === `${pays} ${asked.idContribuicao}` &&
      line.paidAmount === asked.valor &&
      line.occurredOn === asked.pagaEm
    if (!isSame)
      throw conflict('Este envio já foi usado para outra baixa. Confira e envie de novo.', 'chave-ja-usada')
    return { id: sent.id }
  }
  const found = await ownedPayment(database, { pays, id: asked.idContribuicao })
  if (!found) throw invalid({ idContribuicao: manualRefusals.unknown[1] })
  const line = {
    line: 1,
    portfolio: found.payment.portfolio,
    slipNumber: found.payment.slipNumber,
    occurrence: PAID,
    movement: 'paid' as const,
    dueOn: found.payment.dueDate,
    faceAmount: found.payment.amount,
    paidAmount: asked.valor,
    receivedAmount: asked.valor,
    feeAmount: 0,
    occurredOn: asked.pagaEm,
    creditOn: asked.pagaEm,
    paymentId: pays === 'contribution' ? found.payment.id : null,
    loanBillId: pays === 'loan' ? found.payment.id : null,
  }
  const today = saoPauloDateOf(now)
  const [validated] = await validateLines(database, [line], { attendants: [actor.personId], today })
  if (validated && !validated.verdict.clears) {
    // The slip was found: on that day nothing was owed of it.
    if (validated.verdict.obstacle === 'unknown') throw invalid({ pagaEm: paidTooEarly })
    const [field, sentence] = manualRefusals[validated.verdict.obstacle]
    throw invalid({ [field]: sentence })
  }
  const [prepared] = await database
    .insert(paymentClearings)
    .values({
      source: 'manual',
      reason: asked.motivo,
      submissionKey: asked.chaveEnvio,
      preparedBy: actor.personId,
      preparedAt: now,
    })
    .returning({ id: paymentClearings.id })
  if (!prepared) throw new Error('the clearing was not kept')
  await database.insert(paymentClearingLines).values({ ...line, clearingId: prepared.id })
  await audit(work, {
    subjectId: found.person.id,
    action: 'payment-clearing.prepared',
    entityId: prepared.id,
    after: { source: 'manual', lines: 1 },
  })
  return prepared
}
