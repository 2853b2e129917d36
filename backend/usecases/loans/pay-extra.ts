import { and, eq, gte } from 'drizzle-orm'
import { compareIso, type IsoDate, saoPauloDateOf } from '#domain/calendar.ts'
import { applyExtraPayment, type ExtraPaymentResult } from '#domain/loans/extra-payment.ts'
import { restOf } from '#domain/loans/loan-bill.ts'
import type { Querier } from '../../database/client.ts'
import { isOpenBill } from '../../database/queries/loan-bills.ts'
import { loanById, type StoredLoan } from '../../database/queries/loans.ts'
import type { OwnedLoanBill } from '../../database/queries/payment-clearings.ts'
import { loanBills, loanInstalments } from '../../database/schema/loans.ts'
import { dropActs } from '../../due-acts/plan-acts.ts'
import { audit } from '../../security/audit.ts'
import type { Work } from '../../work.ts'
import { chargeRulesOn } from './charge-rules.ts'
import { instalmentRows } from './insert-loan.ts'
import { issueDueBills } from './issue-loan-bills.ts'
import { LOAN_BILL_ACTS } from './loan-bill-acts.ts'

/**
 * Effect of an extra payment on its contract on the day on which it was paid; null where it is none any more: a contract that ended, or was
 * late on that day, or that it would pay off.
 */
export async function extraPaymentOn(
  database: Querier,
  { payment: bill, plan }: OwnedLoanBill,
  paidOn: IsoDate,
): Promise<ExtraPaymentResult | null> {
  const loan = await loanById(database, bill.loanId)
  if (loan === null || bill.effect === null || compareIso(paidOn, loan.releasedOn) < 0) return null
  const { monthlyPercent, system } = loan
  const outcome = applyExtraPayment(
    { amount: bill.amount, effect: bill.effect, paidOn },
    { loan, conditions: { monthlyPercent, system }, index: null },
    await chargeRulesOn(database, plan, paidOn),
  )
  return outcome.ok ? outcome.result : null
}

/**
 * Lowers the debt of a contract by an extra payment on its day: the instalments that are left are written anew, and boletos that are out for
 * another amount are replaced. What the sponsor was asked for stays. The caller holds the link and has judged the payment.
 */
export async function payExtra(
  work: Work,
  loan: StoredLoan,
  found: OwnedLoanBill,
  paidOn: IsoDate,
): Promise<ExtraPaymentResult> {
  const { database } = work
  const { payment: bill, person } = found
  const result = await extraPaymentOn(database, found, paidOn)
  if (result === null)
    throw new Error(`bill ${bill.id} of a loan pays nothing beside its instalments any more`)
  await database.delete(loanInstalments).where(eq(loanInstalments.loanId, loan.id))
  await database.insert(loanInstalments).values(instalmentRows(loan.id, result.instalments))
  const { amortised, balance, before, now } = result
  await audit(work, {
    subjectId: person.id,
    action: 'loan.extra-paid',
    entityId: bill.linkId,
    before: { months: before.months, instalment: before.instalment },
    after: {
      bill: bill.id,
      effect: bill.effect,
      paidOn,
      amount: bill.amount,
      amortised,
      balance,
      months: now.months,
      instalment: now.instalment,
    },
  })
  await cancelOutdated(work, { ...loan, instalments: result.instalments }, found, result.anewFrom)
  const rewritten = await loanById(database, loan.id)
  if (rewritten !== null) await issueDueBills(work, rewritten)
  return result
}

/** Cancels boletos of instalments that were written anew, and are another amount now or none at all. */
async function cancelOutdated(
  work: Work,
  loan: Pick<StoredLoan, 'id' | 'instalments' | 'payments'>,
  { payment: { linkId }, person }: OwnedLoanBill,
  anewFrom: number,
): Promise<void> {
  const { database, now } = work
  const cancelledOn = saoPauloDateOf(now)
  const out = await database
    .select({ id: loanBills.id, number: loanBills.number, amount: loanBills.amount })
    .from(loanBills)
    .where(and(eq(loanBills.loanId, loan.id), gte(loanBills.number, anewFrom), isOpenBill))
  for (const { id, number, amount } of out) {
    const instalment = loan.instalments.find((one) => one.number === number)
    if (instalment !== undefined && restOf(loan, instalment) === amount) continue
    await database.update(loanBills).set({ cancelledOn }).where(eq(loanBills.id, id))
    await dropActs(work, LOAN_BILL_ACTS, id)
    await audit(work, {
      subjectId: person.id,
      action: 'loan-bill.cancelled',
      entityId: linkId,
      after: { bill: id, cancelledOn },
    })
  }
}
