import type * as v from 'valibot'
import { settlementRefusals } from '#contract/loans/loan-bills.text.ts'
import type { gerarBoletoQuitacao, LoanBillDetail } from '#contract/loans/loan-bills.ts'
import { saoPauloDateOf } from '#domain/calendar.ts'
import { runningLoan } from '../../database/queries/loans.ts'
import type { LinkRow } from '../../database/queries/plan-links.ts'
import { conflict, invalid } from '../../problem.ts'
import type { Actor } from '../../security/actor.ts'
import type { Work } from '../../work.ts'
import { lockedLink } from '../plans/locked-link.ts'
import { issueBill } from './issue-loan-bills.ts'
import { readLoanBill, settlementOffers } from './read-loan-bills.ts'
import { billByKey, cancelRequestedBill } from './requested-bills.ts'

type Input = v.InferOutput<(typeof gerarBoletoQuitacao)['body']>

/**
 * Issues the boleto that pays off the running contract of a link on a day; what was asked for before, for another day or as an extra
 * payment, is cancelled. The same again under the same key answers the first.
 * @throws 409 when no contract runs, or the key was used; 422 for a day that is not offered
 */
export async function issueSettlement(
  work: Work,
  actor: Actor,
  found: LinkRow,
  { chaveEnvio, em }: Input,
): Promise<LoanBillDetail> {
  const { database } = work
  const today = saoPauloDateOf(work.now)
  const row = await lockedLink(database, found)
  const loan = await runningLoan(database, row.link.id)
  const sent = await billByKey(database, actor, chaveEnvio)
  if (sent) {
    const isSame = sent.loanId === loan?.id && sent.purpose === 'settlement' && sent.dueDate === em
    if (!isSame || sent.cancelledOn !== null) throw conflict(settlementRefusals.keyUsed, 'chave-ja-usada')
    return readLoanBill(database, row, { id: sent.id, today })
  }
  const offered = await settlementOffers(database, row, today)
  if (loan === null || offered === null) throw conflict(settlementRefusals.none)
  const offer = offered.find((one) => one.em === em)
  if (!offer) throw invalid({ em: settlementRefusals.otherDay })
  await cancelRequestedBill(work, row, loan.id)
  const id = await issueBill(work, row, loan, {
    purpose: 'settlement',
    number: null,
    amount: offer.total,
    dueDate: em,
    authorId: actor.personId,
    submissionKey: chaveEnvio,
  })
  return readLoanBill(database, row, { id, today })
}
