import { and, eq } from 'drizzle-orm'
import { saoPauloDateOf } from '#domain/calendar.ts'
import { isOpenBill } from '../../database/queries/loan-bills.ts'
import type { OwnedLoanBill } from '../../database/queries/payment-clearings.ts'
import { loanBills } from '../../database/schema/loans.ts'
import { audit } from '../../security/audit.ts'
import type { Work } from '../../work.ts'
import { billUndeducted } from './issue-loan-bills.ts'

/**
 * The sponsor did not deduct an instalment: it is not asked of it any more, and the person pays what is left of it by boleto. The caller
 * holds the link. One that is over by now stays as it is.
 */
export async function returnUndeducted(
  work: Work,
  { payment: bill, person }: OwnedLoanBill,
  clearingId: number,
): Promise<void> {
  const cancelledOn = saoPauloDateOf(work.now)
  const cancelled = await work.database
    .update(loanBills)
    .set({ cancelledOn })
    .where(and(eq(loanBills.id, bill.id), isOpenBill))
    .returning({ id: loanBills.id })
  if (cancelled.length === 0 || bill.number === null) return
  await audit(work, {
    subjectId: person.id,
    action: 'loan-bill.not-deducted',
    entityId: bill.linkId,
    after: { bill: bill.id, cancelledOn, clearing: clearingId },
  })
  await billUndeducted(work, bill.loanId, bill.number)
}
