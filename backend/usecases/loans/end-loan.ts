import { and, eq } from 'drizzle-orm'
import { type IsoDate, saoPauloDateOf } from '#domain/calendar.ts'
import { isOpenBill } from '../../database/queries/loan-bills.ts'
import { loanBills, loans } from '../../database/schema/loans.ts'
import { dropActs } from '../../due-acts/plan-acts.ts'
import { type AuditedWork, audit } from '../../security/audit.ts'
import { LOAN_BILL_ACTS } from './loan-bill-acts.ts'

/** How a contract came to its end before its last instalment, or by it. */
export type LoanEnd = NonNullable<typeof loans.$inferSelect.endedBy>

/** Ends a running contract: what was still asked for of it is cancelled. The caller holds its link. */
export async function endLoan(
  work: AuditedWork,
  { id, linkId, personId }: { id: number; linkId: number; personId: number },
  endedBy: LoanEnd,
  endedOn: IsoDate = saoPauloDateOf(work.now),
): Promise<void> {
  await work.database.update(loans).set({ endedOn, endedBy }).where(eq(loans.id, id))
  await cancelBills(work, id)
  await audit(work, {
    subjectId: personId,
    action: 'loan.ended',
    entityId: linkId,
    after: { endedOn, endedBy },
  })
}

async function cancelBills({ database, now }: AuditedWork, loanId: number): Promise<void> {
  const cancelled = await database
    .update(loanBills)
    .set({ cancelledOn: saoPauloDateOf(now) })
    .where(and(eq(loanBills.loanId, loanId), isOpenBill))
    .returning({ id: loanBills.id })
  for (const { id } of cancelled) await dropActs({ database }, LOAN_BILL_ACTS, id)
  await dropActs({ database }, ['loan-bill'], loanId)
}
