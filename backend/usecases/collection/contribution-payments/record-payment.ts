import { and, eq, isNull } from 'drizzle-orm'
import type { OwnedContribution } from '#backend/database/queries/payment-clearings.ts'
import { contributionPayments } from '#backend/database/schema/contribution-payments.ts'
import { dropActs, planAct } from '#backend/due-acts/plan-acts.ts'
import { notify } from '#backend/messages/notify.ts'
import { audit } from '#backend/security/audit.ts'
import type { Work } from '#backend/work.ts'
import { dateText, monthText, reaisText } from '#contract/value-text.ts'
import { compareIso, type IsoDate, saoPauloDateOf } from '#domain/calendar.ts'
import { creditPayment } from './credit-payment.ts'
import { PAYMENT_ACTS } from './payment-acts.ts'

/** How a contribution, or a bill of a loan, was paid. Reais; `creditOn`: day on which the bank credits the entity. */
export type ReceivedPayment = { paidOn: IsoDate; paidAmount: number; creditOn: IsoDate; clearingId: number }

/**
 * Records that a contribution was paid: its reminders end, the person is told, and it goes to the ledger with the first quota from the
 * credit day on: now where that is published, else when it is. The caller holds the link and has judged the payment.
 */
export async function recordPayment(
  work: Work,
  { payment, person, plan }: OwnedContribution,
  { paidOn, paidAmount, creditOn, clearingId }: ReceivedPayment,
): Promise<void> {
  const { database, now } = work
  const today = saoPauloDateOf(now)
  const recorded = await database
    .update(contributionPayments)
    .set({ paidOn, paidAmount, creditOn })
    .where(
      and(
        eq(contributionPayments.id, payment.id),
        isNull(contributionPayments.paidOn),
        isNull(contributionPayments.cancelledOn),
      ),
    )
    .returning({ id: contributionPayments.id })
  if (recorded.length === 0) throw new Error(`contribution ${payment.id} is not to be paid any more`)
  await dropActs(work, PAYMENT_ACTS, payment.id)
  await audit(work, {
    subjectId: person.id,
    action: 'contribution-payment.paid',
    entityId: payment.id,
    before: { paidOn: null },
    after: { paidOn, paidAmount, creditOn, clearing: clearingId },
  })
  await notify(
    work,
    'contribuicao_paga',
    { personId: person.id, planId: plan.id },
    {
      plano: plan.name,
      competencia: monthText(payment.competence),
      valor: reaisText(paidAmount),
      pagaEm: dateText(paidOn),
    },
  )
  if ((await creditPayment(work, payment.id)) !== 'later') return
  await planAct(work, 'payment-credit', payment.id, compareIso(creditOn, today) > 0 ? creditOn : today)
}
