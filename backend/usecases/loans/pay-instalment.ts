import type { IsoDate } from '#domain/calendar.ts'
import { restOf } from '#domain/loans/loan-bill.ts'
import type { StoredLoan } from '../../database/queries/loans.ts'
import { linkById } from '../../database/queries/plan-links.ts'
import { loanPayments } from '../../database/schema/loans.ts'
import { type AuditedWork, audit } from '../../security/audit.ts'
import { endLoan } from './end-loan.ts'

/** A payment of an instalment and what made it. Reais of the instalment itself. */
export type InstalmentPaid = {
  number: number
  paidOn: IsoDate
  amount: number
  cause: { billId: number } | { paySlipId: number }
}

/** Pays of an instalment; with the last one the contract ends. The caller holds the link. */
export async function payInstalment(
  work: AuditedWork,
  loan: StoredLoan,
  { cause, ...payment }: InstalmentPaid,
): Promise<void> {
  const { database, now } = work
  const { link } = await linkById(database, loan.linkId)
  await database.insert(loanPayments).values({ loanId: loan.id, ...payment, ...cause, createdAt: now })
  await audit(work, {
    subjectId: link.personId,
    action: 'loan.instalment-paid',
    entityId: link.id,
    after: { ...payment, ...cause },
  })
  const paid = { ...loan, payments: [...loan.payments, payment] }
  if (paid.instalments.some((instalment) => restOf(paid, instalment) > 0)) return
  await endLoan(work, { id: loan.id, linkId: link.id, personId: link.personId }, 'paid', payment.paidOn)
}
