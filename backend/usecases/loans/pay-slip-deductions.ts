import { type Competence, competenceOf, type IsoDate } from '#domain/calendar.ts'
import { loanDiscountLine } from '#domain/loans/collection.ts'
import { sumReais } from '#domain/money.ts'
import type { GivenLine, PaySlipLine } from '#domain/pay-slips/pay-slip.ts'
import { type DiscountCode, PaySlipLineCode } from '#domain/pay-slips/pay-slip-codes.ts'
import type { Querier } from '../../database/client.ts'
import { runningLoan, type StoredLoan } from '../../database/queries/loans.ts'
import { linkById } from '../../database/queries/plan-links.ts'
import { loanPayments } from '../../database/schema/loans.ts'
import type { AuditedWork } from '../../security/audit.ts'
import { endLoan } from './end-loan.ts'

/** What a benefit of a month has deducted for the loan of its link: what is left of the instalment of that month. Null for nothing. */
export async function loanDeductionIn(
  database: Querier,
  linkId: number,
  month: Competence,
): Promise<GivenLine<DiscountCode> | null> {
  const loan = await runningLoan(database, linkId)
  if (loan === null || loan.collection !== 'pay-slip') return null
  const due = loan.instalments.find(({ dueDate }) => competenceOf(dueDate) === month)
  if (due === undefined) return null
  const rest = sumReais([due.amount, -paidOf(loan, due.number)])
  return rest > 0 ? loanDiscountLine({ number: due.number, of: loan.instalments.length }, rest) : null
}

/** A recorded benefit paid the instalment that its slip deducts; with the last one the contract ends. Slips without a loan change nothing. */
export async function recordLoanDeduction(
  work: AuditedWork,
  slip: { linkId: number; paidOn: IsoDate; lines: readonly PaySlipLine[] },
): Promise<void> {
  const line = slip.lines.find(({ code }) => code === PaySlipLineCode.loan)
  if (line?.reference?.kind !== 'instalment') return
  const loan = await runningLoan(work.database, slip.linkId)
  const { number } = line.reference
  const due = loan?.instalments.find((instalment) => instalment.number === number)
  if (!loan || !due) return
  await work.database
    .insert(loanPayments)
    .values({ loanId: loan.id, number, paidOn: slip.paidOn, amount: line.amount, createdAt: work.now })
  const paid = { ...loan, payments: [...loan.payments, { number, paidOn: slip.paidOn, amount: line.amount }] }
  if (paid.instalments.some((instalment) => paidOf(paid, instalment.number) < instalment.amount)) return
  const { link } = await linkById(work.database, slip.linkId)
  await endLoan(work, { id: loan.id, linkId: link.id, personId: link.personId }, 'paid', slip.paidOn)
}

function paidOf({ payments }: Pick<StoredLoan, 'payments'>, number: number): number {
  return sumReais(payments.filter((payment) => payment.number === number).map(({ amount }) => amount))
}
