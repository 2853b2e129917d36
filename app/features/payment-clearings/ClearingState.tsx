import { StatusTag } from '@portal/design-system/StatusTag'
import type { PaymentClearing } from '#contract/payment-clearings/payment-clearings.ts'
import { clearingsText } from './payment-clearings.text.ts'

const tones = { pendente: 'warning', confirmada: 'success', descartada: 'neutral' } as const

/** Where a clearing stands. */
export function ClearingState({ state }: { state: PaymentClearing['situacao'] }) {
  return <StatusTag tone={tones[state]}>{clearingsText.states[state]}</StatusTag>
}
