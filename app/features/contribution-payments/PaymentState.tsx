import { StatusTag } from '@portal/design-system/StatusTag'
import { DeadlineOnScreen } from '#app/format/DeadlineOnScreen.tsx'
import { paymentStateNames } from '#contract/contribution-payments.text.ts'
import type { ContributionPayment } from '#contract/contribution-payments.ts'

const tones = { aberta: 'info', vencida: 'danger', paga: 'success', cancelada: 'neutral' } as const

/** How long a contribution that waits for its money may still wait, or since when it is late; where any other stands. */
export function PaymentDeadline({ payment }: { payment: ContributionPayment }) {
  const { situacao, vencimento, pagavelAte } = payment
  if (situacao === 'vencida') return <DeadlineOnScreen date={vencimento} />
  return situacao === 'aberta' ? <DeadlineOnScreen date={pagavelAte} /> : <PaymentState state={situacao} />
}

/** Where a contribution stands. */
export function PaymentState({ state }: { state: ContributionPayment['situacao'] }) {
  return <StatusTag tone={tones[state]}>{paymentStateNames[state]}</StatusTag>
}
