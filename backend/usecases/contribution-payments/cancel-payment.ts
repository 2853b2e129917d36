import { and, eq, isNull } from 'drizzle-orm'
import { cancelRefusals } from '#contract/contribution-payments.text.ts'
import { boletoState } from '#domain/boletos/boleto-state.ts'
import { saoPauloDateOf } from '#domain/calendar.ts'
import { paymentById } from '../../database/queries/contribution-payments.ts'
import type { LinkRow } from '../../database/queries/plan-links.ts'
import { contributionPayments } from '../../database/schema/contribution-payments.ts'
import { dropActs } from '../../due-acts/plan-acts.ts'
import { conflict, notFound } from '../../problem.ts'
import { audit } from '../../security/audit.ts'
import type { Work } from '../../work.ts'
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
