import { eq } from 'drizzle-orm'
import { type IsoDate, saoPauloDateOf } from '#domain/calendar.ts'
import { loans } from '../../database/schema/loans.ts'
import { type AuditedWork, audit } from '../../security/audit.ts'

/** How a contract came to its end before its last instalment, or by it. */
export type LoanEnd = NonNullable<typeof loans.$inferSelect.endedBy>

/** Ends a running contract; the caller holds its link. */
export async function endLoan(
  work: AuditedWork,
  { id, linkId, personId }: { id: number; linkId: number; personId: number },
  endedBy: LoanEnd,
  endedOn: IsoDate = saoPauloDateOf(work.now),
): Promise<void> {
  await work.database.update(loans).set({ endedOn, endedBy }).where(eq(loans.id, id))
  await audit(work, {
    subjectId: personId,
    action: 'loan.ended',
    entityId: linkId,
    after: { endedOn, endedBy },
  })
}
