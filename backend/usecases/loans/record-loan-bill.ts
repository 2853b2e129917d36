import { and, eq } from 'drizzle-orm'
import { dateText, reaisText } from '#contract/value-text.ts'
import { compareIso } from '#domain/calendar.ts'
import { restOf } from '#domain/loans/loan-bill.ts'
import { isOpenBill } from '../../database/queries/loan-bills.ts'
import { loanById, type StoredLoan } from '../../database/queries/loans.ts'
import type { OwnedLoanBill } from '../../database/queries/payment-clearings.ts'
import { loanBills, loanPayments } from '../../database/schema/loans.ts'
import { dropActs } from '../../due-acts/plan-acts.ts'
import { notify } from '../../messages/notify.ts'
import { audit } from '../../security/audit.ts'
import type { Work } from '../../work.ts'
import type { ReceivedPayment } from '../collection/contribution-payments/record-payment.ts'
import { endLoan } from './end-loan.ts'
import { LOAN_BILL_ACTS } from './loan-bill-acts.ts'
import { payExtra } from './pay-extra.ts'
import { payInstalment } from './pay-instalment.ts'

/**
 * Records that a bill of a loan was paid: it pays its instalment, ends the contract that it settles, or lowers what is left of it, and the
 * person is told. What was paid above the instalment are charges, which stay with the bill. The caller holds the link and has judged the payment.
 */
export async function recordLoanBill(
  work: Work,
  found: OwnedLoanBill,
  { paidOn, paidAmount, creditOn, clearingId }: ReceivedPayment,
): Promise<void> {
  const { database } = work
  const { payment: bill, person, plan } = found
  const recorded = await database
    .update(loanBills)
    .set({ paidOn, paidAmount, creditOn })
    .where(and(eq(loanBills.id, bill.id), isOpenBill))
    .returning({ id: loanBills.id })
  const loan = await loanById(database, bill.loanId)
  if (recorded.length === 0 || loan === null)
    throw new Error(`bill ${bill.id} of a loan is not to be paid any more`)
  await dropActs(work, LOAN_BILL_ACTS, bill.id)
  await audit(work, {
    subjectId: person.id,
    action: 'loan-bill.paid',
    entityId: bill.linkId,
    before: { paidOn: null },
    after: { bill: bill.id, paidOn, paidAmount, creditOn, clearing: clearingId },
  })
  const reader = { personId: person.id, planId: plan.id }
  const told = { plano: plan.name, valor: reaisText(paidAmount), pagaEm: dateText(paidOn) }
  if (bill.purpose === 'extra') {
    const { now } = await payExtra(work, loan, found, paidOn)
    await notify(work, 'emprestimo_pagamento_extra', reader, {
      ...told,
      parcelasQueFaltam: instalmentsLeft(now.months),
      valorParcela: reaisText(now.instalment),
      ultimaParcela: dateText(now.lastDueOn),
    })
    return
  }
  if (bill.number === null) {
    await settle(work, loan, { bill, paidOn, personId: person.id })
    await notify(work, 'emprestimo_quitado', reader, told)
    return
  }
  const { number, amount } = bill
  await payInstalment(work, loan, { number, paidOn, amount, cause: { billId: bill.id } })
  await notify(work, 'parcela_emprestimo_paga', reader, {
    ...told,
    parcela: `${number} de ${loan.instalments.length}`,
  })
}

function instalmentsLeft(count: number): string {
  return count === 1 ? 'falta 1 parcela' : `faltam ${count} parcelas`
}

/** Instalments that had fallen due by then are paid one by one; the rest is paid off at once by the contract's end. */
async function settle(
  work: Work,
  loan: StoredLoan,
  { bill, paidOn, personId }: { bill: OwnedLoanBill['payment']; paidOn: string; personId: number },
): Promise<void> {
  const due = loan.instalments
    .filter(({ dueDate }) => compareIso(dueDate, paidOn) <= 0)
    .map((instalment) => ({ number: instalment.number, amount: restOf(loan, instalment) }))
    .filter(({ amount }) => amount > 0)
  if (due.length > 0)
    await work.database
      .insert(loanPayments)
      .values(due.map((one) => ({ ...one, loanId: loan.id, paidOn, billId: bill.id, createdAt: work.now })))
  await endLoan(work, { id: loan.id, linkId: loan.linkId, personId }, 'settled', paidOn)
}
