import { compareIso, type IsoDate, saoPauloDateOf } from '#domain/calendar.ts'
import { type OverdueCharges, overdueCharges } from '#domain/collection/boletos/overdue-charges.ts'
import { overdueCorrection } from '#domain/collection/boletos/overdue-correction.ts'
import { payableUntil } from '#domain/contributions/due-date.ts'
import { payableInTimeUntil } from '#domain/loans/collection.ts'
import { loanSettlement } from '#domain/loans/settlement.ts'
import type { Querier } from '../../database/client.ts'
import { loanById } from '../../database/queries/loans.ts'
import type { OwnedLoanBill } from '../../database/queries/payment-clearings.ts'
import { chargeRulesOn } from './charge-rules.ts'
import { extraPaymentOn } from './pay-extra.ts'

/**
 * Sum owed of a bill on the day on which it was paid, by the rules of that day: of an instalment its amount, and charges where it is late;
 * of a settlement the sum that pays the contract off on that very day; of an extra payment the sum requested, up to its last day and while
 * the contract takes one. Null for a day before the release, or before an extra payment was requested, on which nothing was owed.
 */
export async function loanBillOwed(
  database: Querier,
  found: OwnedLoanBill,
  paidOn: IsoDate,
): Promise<OverdueCharges | 'not-payable' | null> {
  const { payment: bill, plan } = found
  if (bill.purpose === 'extra') return extraOwed(database, found, paidOn)
  const rules = await chargeRulesOn(database, plan, paidOn)
  if (bill.purpose === 'settlement') {
    const loan = await loanById(database, bill.loanId)
    if (loan === null || compareIso(paidOn, loan.releasedOn) < 0) return null
    const { total } = loanSettlement(loan, paidOn, rules)
    return withoutCharges(total)
  }
  const { amount, dueDate, way } = bill
  const isLate = compareIso(paidOn, payableInTimeUntil(dueDate, way)) > 0
  const { factor } = overdueCorrection(rules.correction, { dueDate, paidOn })
  const debt = { amount, dueDate, paidOn: isLate ? paidOn : dueDate, correctionFactor: factor }
  return overdueCharges(debt, rules.overdue)
}

async function extraOwed(
  database: Querier,
  found: OwnedLoanBill,
  paidOn: IsoDate,
): Promise<OverdueCharges | 'not-payable' | null> {
  const { amount, dueDate, issuedAt, paidOn: before } = found.payment
  if (compareIso(paidOn, saoPauloDateOf(issuedAt)) < 0) return null
  if (before !== null) return withoutCharges(amount)
  if (compareIso(paidOn, payableUntil(dueDate)) > 0) return 'not-payable'
  return (await extraPaymentOn(database, found, paidOn)) ? withoutCharges(amount) : 'not-payable'
}

function withoutCharges(amount: number): OverdueCharges {
  return { daysLate: 0, amount, correction: 0, fine: 0, interest: 0, total: amount }
}
