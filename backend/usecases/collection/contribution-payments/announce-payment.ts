import type { PaymentRow } from '#backend/database/queries/contribution-payments.ts'
import type { LinkRow } from '#backend/database/queries/plan-links.ts'
import { notify } from '#backend/messages/notify.ts'
import type { Work } from '#backend/work.ts'
import { dateText, monthText, reaisText } from '#contract/value-text.ts'
import { slipOf } from './slip-codes.ts'

/** Tells a person that a contribution of theirs was issued, with what it takes to pay it. */
export async function announcePayment(
  work: Work,
  { person, plan }: LinkRow,
  payment: PaymentRow,
): Promise<void> {
  const reader = { personId: person.id, planId: plan.id }
  const values = {
    plano: plan.name,
    competencia: monthText(payment.competence),
    valor: reaisText(payment.amount),
    vencimento: dateText(payment.dueDate),
  }
  const slip = slipOf(payment)
  if (slip) await notify(work, 'boleto_gerado', reader, { ...values, linhaDigitavel: slip.formattedLine })
  else await notify(work, 'debito_programado', reader, values)
}
