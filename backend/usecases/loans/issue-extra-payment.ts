import type * as v from 'valibot'
import { checkExtraPayment } from '#contract/loans/extra-payment-check.ts'
import { extraPaymentRefusals, waitingSentence } from '#contract/loans/extra-payments.text.ts'
import type { gerarBoletoPagamentoExtra, LoanBillDetail } from '#contract/loans/loan-bills.ts'
import { extraPaymentEffectWords } from '#contract/loans/wire-words.ts'
import { saoPauloDateOf } from '#domain/calendar.ts'
import { runningLoan } from '../../database/queries/loans.ts'
import type { LinkRow } from '../../database/queries/plan-links.ts'
import { conflict, invalid } from '../../problem.ts'
import type { Actor } from '../../security/actor.ts'
import type { Work } from '../../work.ts'
import { lockedLink } from '../plans/locked-link.ts'
import { issueBill } from './issue-loan-bills.ts'
import { readExtraPaymentFacts } from './read-extra-payment.ts'
import { readLoanBill } from './read-loan-bills.ts'
import { billByKey, cancelRequestedBill } from './requested-bills.ts'

type Input = v.InferOutput<(typeof gerarBoletoPagamentoExtra)['body']>

/**
 * Issues the boleto of an extra payment on the running contract of a link; one that settles it is cancelled, since it would be another
 * amount. The same again under the same key answers the first.
 * @throws 409 when no contract runs, one is out that can still be paid, or the key was used; 422 for what the rule refuses
 */
export async function issueExtraPayment(
  work: Work,
  actor: Actor,
  found: LinkRow,
  { chaveEnvio, valor, em, efeito }: Input,
): Promise<LoanBillDetail> {
  const { database } = work
  const today = saoPauloDateOf(work.now)
  const effect = extraPaymentEffectWords.fromWire(efeito)
  const row = await lockedLink(database, found)
  const loan = await runningLoan(database, row.link.id)
  const sent = await billByKey(database, actor, chaveEnvio)
  if (sent) {
    const isSame =
      sent.loanId === loan?.id && sent.amount === valor && sent.dueDate === em && sent.effect === effect
    if (!isSame || sent.cancelledOn !== null) throw conflict(extraPaymentRefusals.keyUsed, 'chave-ja-usada')
    return readLoanBill(database, row, { id: sent.id, today })
  }
  const facts = await readExtraPaymentFacts(database, row, today)
  if (loan === null || facts === null) throw conflict(extraPaymentRefusals.none)
  if (facts.espera !== null) throw conflict(waitingSentence(facts.espera))
  const outcome = checkExtraPayment({ valor, em, efeito }, facts)
  if (!outcome.ok)
    throw invalid(Object.fromEntries(outcome.problems.map(({ field, sentence }) => [field, sentence])))
  await cancelRequestedBill(work, row, loan.id)
  const id = await issueBill(work, row, loan, {
    purpose: 'extra',
    number: null,
    effect,
    amount: valor,
    dueDate: em,
    authorId: actor.personId,
    submissionKey: chaveEnvio,
  })
  return readLoanBill(database, row, { id, today })
}
