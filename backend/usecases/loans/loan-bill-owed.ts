import { type OverdueCharges, overdueCharges } from '#domain/boletos/overdue-charges.ts'
import { overdueCorrection } from '#domain/boletos/overdue-correction.ts'
import { compareIso, type IsoDate } from '#domain/calendar.ts'
import { payableInTimeUntil } from '#domain/loans/collection.ts'
import { loanSettlement } from '#domain/loans/settlement.ts'
import type { Querier } from '../../database/client.ts'
import { loanById } from '../../database/queries/loans.ts'
import type { OwnedLoanBill } from '../../database/queries/payment-clearings.ts'
import { chargeRulesOn } from './charge-rules.ts'

/**
 * What is owed of a bill on the day on which it was paid, by the rules of that day: of an instalment its amount, and charges where it is
 * late; of a settlement what pays the contract off on that very day. Null for a day before the release, on which nothing was owed.
 */
export async function loanBillOwed(
  database: Querier,
  { payment: bill, plan }: OwnedLoanBill,
  paidOn: IsoDate,
): Promise<OverdueCharges | null> {
  const rules = await chargeRulesOn(database, plan, paidOn)
  if (bill.purpose === 'settlement') {
    const loan = await loanById(database, bill.loanId)
    if (loan === null || compareIso(paidOn, loan.releasedOn) < 0) return null
    const { total } = loanSettlement(loan, paidOn, rules)
    return { daysLate: 0, amount: total, correction: 0, fine: 0, interest: 0, total }
  }
  const { amount, dueDate, way } = bill
  const isLate = compareIso(paidOn, payableInTimeUntil(dueDate, way)) > 0
  const { factor } = overdueCorrection(rules.correction, { dueDate, paidOn })
  const debt = { amount, dueDate, paidOn: isLate ? paidOn : dueDate, correctionFactor: factor }
  return overdueCharges(debt, rules.overdue)
}
