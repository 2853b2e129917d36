import { and, eq, isNull } from 'drizzle-orm'
import { claimSlipNumber, type PaymentRow } from '#backend/database/queries/contribution-payments.ts'
import type { OwnedContribution } from '#backend/database/queries/payment-clearings.ts'
import { contributionPayments } from '#backend/database/schema/contribution-payments.ts'
import { notify } from '#backend/messages/notify.ts'
import { audit } from '#backend/security/audit.ts'
import type { Work } from '#backend/work.ts'
import { debitReason } from '#contract/payment-clearings/debit-files.text.ts'
import { dateText, monthText, reaisText } from '#contract/value-text.ts'
import { PaymentMethod } from '#domain/contributions/payment-methods.ts'
import { slipOf } from './slip-codes.ts'

/**
 * The bank did not debit a contribution: it is paid by slip instead, with the same due date, and the person is told why. The caller holds the
 * link. One that is over by now, or paid by slip already, stays as it is.
 */
export async function returnRefusedDebit(
  work: Work,
  { payment, person, plan }: OwnedContribution,
  { answer, clearingId }: { answer: string; clearingId: number },
): Promise<void> {
  const { database } = work
  const isOpenDebit = and(
    eq(contributionPayments.id, payment.id),
    eq(contributionPayments.method, PaymentMethod.debit),
    isNull(contributionPayments.paidOn),
    isNull(contributionPayments.cancelledOn),
  )
  if ((await database.$count(contributionPayments, isOpenDebit)) === 0) return
  const { slipNumber, portfolio, agency, account } = await claimSlipNumber(database)
  const [turned] = await database
    .update(contributionPayments)
    .set({
      method: PaymentMethod.boleto,
      slipNumber,
      portfolio,
      collectionAgency: agency,
      collectionAccount: account,
      debitAgency: null,
      debitAccount: null,
    })
    .where(isOpenDebit)
    .returning()
  if (!turned) throw new Error(`contribution ${payment.id} is no debit any more`)
  await audit(work, {
    subjectId: person.id,
    action: 'contribution-payment.debit-refused',
    entityId: payment.id,
    before: { method: PaymentMethod.debit },
    after: { method: PaymentMethod.boleto, slipNumber, answer, clearing: clearingId },
  })
  await notify(
    work,
    'debito_recusado',
    { personId: person.id, planId: plan.id },
    {
      plano: plan.name,
      competencia: monthText(payment.competence),
      valor: reaisText(payment.amount),
      vencimento: dateText(payment.dueDate),
      motivo: debitReason(answer),
      linhaDigitavel: slipOf(turned as PaymentRow)?.formattedLine ?? '',
    },
  )
}
