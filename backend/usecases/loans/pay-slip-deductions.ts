import { type Competence, competenceOf, type IsoDate } from '#domain/calendar.ts'
import { loanDiscountLine } from '#domain/loans/collection.ts'
import { restOf } from '#domain/loans/loan-bill.ts'
import type { GivenLine, PaySlipLine } from '#domain/payroll/pay-slips/pay-slip.ts'
import { type DiscountCode, PaySlipLineCode } from '#domain/payroll/pay-slips/pay-slip-codes.ts'
import type { Querier } from '../../database/client.ts'
import { runningLoan } from '../../database/queries/loans.ts'
import type { AuditedWork } from '../../security/audit.ts'
import { payInstalment } from './pay-instalment.ts'

/**
 * Deduction of a month's benefit for the loan of its link: the rest of the instalment of that month. Null for none, also while a boleto is
 * out for it, by which it is paid then.
 */
export async function loanDeductionIn(
  database: Querier,
  linkId: number,
  month: Competence,
): Promise<GivenLine<DiscountCode> | null> {
  const loan = await runningLoan(database, linkId)
  if (loan === null || loan.collection !== 'pay-slip') return null
  const due = loan.instalments.find(({ dueDate }) => competenceOf(dueDate) === month)
  if (due === undefined || loan.billed.some(({ number }) => number === due.number)) return null
  const rest = restOf(loan, due)
  return rest > 0 ? loanDiscountLine({ number: due.number, of: loan.instalments.length }, rest) : null
}

/** A recorded benefit paid the instalment that its slip deducts; with the last one the contract ends. Slips without a loan change nothing. */
export async function recordLoanDeduction(
  work: AuditedWork,
  slip: { id: number; linkId: number; paidOn: IsoDate; lines: readonly PaySlipLine[] },
): Promise<void> {
  const line = slip.lines.find(({ code }) => code === PaySlipLineCode.loan)
  if (line?.reference?.kind !== 'instalment') return
  const loan = await runningLoan(work.database, slip.linkId)
  const { number } = line.reference
  if (!loan?.instalments.some((instalment) => instalment.number === number)) return
  const { id: paySlipId, paidOn } = slip
  await payInstalment(work, loan, { number, paidOn, amount: line.amount, cause: { paySlipId } })
}
