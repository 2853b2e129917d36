import { and, eq, isNull } from 'drizzle-orm'
import { paymentById } from '#backend/database/queries/contribution-payments.ts'
import type { LinkRow } from '#backend/database/queries/plan-links.ts'
import { contributionPayments } from '#backend/database/schema/contribution-payments.ts'
import { dropActs } from '#backend/due-acts/plan-acts.ts'
import { conflict, notFound } from '#backend/problem.ts'
import { audit } from '#backend/security/audit.ts'
import type { Work } from '#backend/work.ts'
import { cancelRefusals } from '#contract/collection/contribution-payments.text.ts'
import { saoPauloDateOf } from '#domain/calendar.ts'
import { boletoState } from '#domain/collection/boletos/boleto-state.ts'
import { PAYMENT_ACTS } from './payment-acts.ts'

/** Cancels a contribution of one's own that is still open. @throws 404 for none of the link; 409 when it was paid, cancelled or is overdue. */
export async function cancelPayment(work: Work, row: LinkRow, paymentId: number): Promise<{ id: number }> {
  const { database } = work
  const today = saoPauloDateOf(work.now)
  const payment = await paymentById(database, row.link.id, paymentId)
  if (!payment) throw notFound('Não há uma contribuição com este número.')
  const state = boletoState(payment, today)
  if (state !== 'open') throw conflict(cancelRefusals[state])
  const cancelled = await database
    .update(contributionPayments)
    .set({ cancelledOn: today })
    .where(
      and(
        eq(contributionPayments.id, payment.id),
        isNull(contributionPayments.cancelledOn),
        isNull(contributionPayments.paidOn),
      ),
    )
    .returning({ id: contributionPayments.id })
  if (cancelled.length === 0) throw conflict(cancelRefusals.cancelled)
  await dropActs(work, PAYMENT_ACTS, payment.id)
  await audit(work, {
    subjectId: row.person.id,
    action: 'contribution-payment.cancelled',
    entityId: payment.id,
    before: { cancelledOn: null },
    after: { cancelledOn: today },
  })
  return { id: payment.id }
}
