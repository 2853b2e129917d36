import { and, eq } from 'drizzle-orm'
import type * as v from 'valibot'
import { settlementRefusals } from '#contract/loan-bills.text.ts'
import type { gerarBoletoQuitacao, LoanBillDetail } from '#contract/loan-bills.ts'
import { saoPauloDateOf } from '#domain/calendar.ts'
import { isOpenBill } from '../../database/queries/loan-bills.ts'
import { runningLoan } from '../../database/queries/loans.ts'
import type { LinkRow } from '../../database/queries/plan-links.ts'
import { loanBills } from '../../database/schema/loans.ts'
import { conflict, invalid } from '../../problem.ts'
import type { Actor } from '../../security/actor.ts'
import { audit } from '../../security/audit.ts'
import type { Work } from '../../work.ts'
import { lockedLink } from '../plans/locked-link.ts'
import { issueBill } from './issue-loan-bills.ts'
import { readLoanBill, settlementOffers } from './read-loan-bills.ts'

type Asked = v.InferOutput<(typeof gerarBoletoQuitacao)['body']>

/**
 * Issues the boleto that pays off the running contract of a link on a day; one that was asked for before, for another day, is cancelled. The
 * same again under the same key answers the first.
 * @throws 409 when no contract runs, or the key was used; 422 for a day that is not offered
 */
export async function issueSettlement(
  work: Work,
  actor: Actor,
  found: LinkRow,
  { chaveEnvio, em }: Asked,
): Promise<LoanBillDetail> {
  const { database } = work
  const today = saoPauloDateOf(work.now)
  const row = await lockedLink(database, found)
  const loan = await runningLoan(database, row.link.id)
  const [sent] = await database
    .select()
    .from(loanBills)
    .where(and(eq(loanBills.authorId, actor.personId), eq(loanBills.submissionKey, chaveEnvio)))
  if (sent) {
    if (sent.loanId !== loan?.id || sent.dueDate !== em || sent.cancelledOn !== null)
      throw conflict(settlementRefusals.keyUsed, 'chave-ja-usada')
    return readLoanBill(database, row, { id: sent.id, today })
  }
  const offered = await settlementOffers(database, row, today)
  if (loan === null || offered === null) throw conflict(settlementRefusals.none)
  const offer = offered.find((one) => one.em === em)
  if (!offer) throw invalid({ em: settlementRefusals.otherDay })
  await cancelEarlier(work, row, loan.id)
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

async function cancelEarlier(work: Work, { link, person }: LinkRow, loanId: number): Promise<void> {
  const cancelledOn = saoPauloDateOf(work.now)
  const cancelled = await work.database
    .update(loanBills)
    .set({ cancelledOn })
    .where(and(eq(loanBills.loanId, loanId), eq(loanBills.purpose, 'settlement'), isOpenBill))
    .returning({ id: loanBills.id })
  for (const { id } of cancelled) {
    await audit(work, {
      subjectId: person.id,
      action: 'loan-bill.cancelled',
      entityId: link.id,
      after: { bill: id, cancelledOn },
    })
  }
}
