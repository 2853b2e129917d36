import { inArray } from 'drizzle-orm'
import { saoPauloDateOf } from '#domain/calendar.ts'
import { contributionPayments } from '../../database/schema/contribution-payments.ts'
import { dropActs } from '../../due-acts/plan-acts.ts'
import { auditAll } from '../../security/audit.ts'
import type { Work } from '../../work.ts'
import { PAYMENT_ACTS } from '../collection/contribution-payments/payment-acts.ts'

/** Cancels contributions that wait for their money, overdue ones too: nobody owes them any more. The caller holds the link. */
export async function cancelContributions(
  work: Work,
  personId: number,
  paymentIds: readonly number[],
): Promise<void> {
  if (paymentIds.length === 0) return
  const cancelledOn = saoPauloDateOf(work.now)
  await work.database
    .update(contributionPayments)
    .set({ cancelledOn })
    .where(inArray(contributionPayments.id, [...paymentIds]))
  for (const id of paymentIds) await dropActs(work, PAYMENT_ACTS, id)
  await auditAll(
    work,
    paymentIds.map((entityId) => ({
      subjectId: personId,
      action: 'contribution-payment.cancelled' as const,
      entityId,
      before: { cancelledOn: null },
      after: { cancelledOn },
    })),
  )
}
