import { and, eq, isNull } from 'drizzle-orm'
import type * as v from 'valibot'
import { cancelRefusals } from '#contract/contribution-payments.text.ts'
import type { cancelarContribuicaoGerada } from '#contract/contribution-payments.ts'
import { boletoState } from '#domain/boletos/boleto-state.ts'
import { saoPauloDateOf } from '#domain/calendar.ts'
import { paymentById } from '../../database/queries/contribution-payments.ts'
import { contributionPayments } from '../../database/schema/contribution-payments.ts'
import { dropActs } from '../../due-acts/plan-acts.ts'
import { conflict, notFound } from '../../problem.ts'
import type { Actor } from '../../security/actor.ts'
import { audit } from '../../security/audit.ts'
import { requireActFor } from '../../security/permissions.ts'
import type { Work } from '../../work.ts'
import { linkTarget } from '../plans/link-target.ts'
import { requireLink } from '../plans/require-link.ts'
import { requireService } from '../plans/require-service.ts'
import { PAYMENT_ACTS } from './payment-acts.ts'

type Asked = v.InferOutput<(typeof cancelarContribuicaoGerada)['body']>

/** Cancels a contribution of one's own that is still open. @throws 403; 404; 409 when it was paid, cancelled or is overdue. */
export async function cancelPayment(work: Work, actor: Actor, asked: Asked): Promise<{ id: number }> {
  requireActFor(actor, asked.idPessoa)
  const { database } = work
  const today = saoPauloDateOf(work.now)
  const row = await requireLink(database, actor, linkTarget(asked), today)
  await requireService(database, 'gerar-contribuicao', row, today)
  const payment = await paymentById(database, row.link.id, asked.idContribuicao)
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
    entity: 'contribution-payment',
    entityId: payment.id,
    before: { cancelledOn: null },
    after: { cancelledOn: today },
  })
  return { id: payment.id }
}
