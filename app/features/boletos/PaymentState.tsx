import { paymentStateNames } from '#contract/boletos.text.ts'
import type { ContributionPayment } from '#contract/boletos.ts'
import { StatusTag } from '#design-system/StatusTag/StatusTag.tsx'

const tones = { aberta: 'info', vencida: 'danger', paga: 'success', cancelada: 'neutral' } as const

/** Where a contribution stands. */
export function PaymentState({ state }: { state: ContributionPayment['situacao'] }) {
  return <StatusTag tone={tones[state]}>{paymentStateNames[state]}</StatusTag>
}
