import { and, eq, ne } from 'drizzle-orm'
import { saoPauloDateOf } from '#domain/calendar.ts'
import type { Querier } from '../../database/client.ts'
import { isOpenBill } from '../../database/queries/loan-bills.ts'
import type { LinkRow } from '../../database/queries/plan-links.ts'
import { loanBills } from '../../database/schema/loans.ts'
import type { Actor } from '../../security/actor.ts'
import { audit } from '../../security/audit.ts'
import type { Work } from '../../work.ts'

/** Boletos that people ask for beside their instalments: settlements and extra payments. One of them is out at a time. */
type RequestedBill = typeof loanBills.$inferSelect

/** The bill that somebody asked for under a key of theirs; null for none. */
export async function billByKey(
  database: Querier,
  actor: Actor,
  submissionKey: string,
): Promise<RequestedBill | null> {
  const [sent] = await database
    .select()
    .from(loanBills)
    .where(and(eq(loanBills.authorId, actor.personId), eq(loanBills.submissionKey, submissionKey)))
  return sent ?? null
}

/** The one that waits for its money, whether it can still be paid or not; null for none. */
export async function requestedBill(database: Querier, loanId: number): Promise<RequestedBill | null> {
  const [bill] = await database
    .select()
    .from(loanBills)
    .where(and(eq(loanBills.loanId, loanId), ne(loanBills.purpose, 'instalment'), isOpenBill))
  return bill ?? null
}

/** Cancels the one that was asked for before: what it would pay changes with the new one. The caller holds the link. */
export async function cancelRequestedBill(
  work: Work,
  { link, person }: LinkRow,
  loanId: number,
): Promise<void> {
  const cancelledOn = saoPauloDateOf(work.now)
  const cancelled = await work.database
    .update(loanBills)
    .set({ cancelledOn })
    .where(and(eq(loanBills.loanId, loanId), ne(loanBills.purpose, 'instalment'), isOpenBill))
    .returning({ id: loanBills.id })
  for (const { id } of cancelled) {
    await audit(work, {
      subjectId: person.id,
      action: 'loan-bill.cancelled',
      entityId: link.id,
      after: { bill: id, cancelledOn },
    })
  }
}
