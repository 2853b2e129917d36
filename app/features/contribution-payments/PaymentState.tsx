import { StatusTag } from '@portal/design-system/StatusTag'
import { paymentStateNames } from '#contract/contribution-payments.text.ts'
import type { ContributionPayment } from '#contract/contribution-payments.ts'

const tones = { aberta: 'info', vencida: 'danger', paga: 'success', cancelada: 'neutral' } as const

/** Where a contribution stands. */
export function PaymentState({ state }: { state: ContributionPayment['situacao'] }) {
  return <StatusTag tone={tones[state]}>{paymentStateNames[state]}</StatusTag>
}
