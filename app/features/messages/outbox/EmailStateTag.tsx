import { StatusTag } from '@portal/design-system/StatusTag'
import type { EmailState } from '#contract/messages/email-states.ts'
import { outboxText } from './outbox.text.ts'

const tones = {
  'na-fila': 'info',
  enviado: 'success',
  'tenta-de-novo': 'warning',
  desistiu: 'danger',
  recusado: 'danger',
  devolvido: 'danger',
} as const

export function EmailStateTag({ state }: { state: EmailState }) {
  return <StatusTag tone={tones[state]}>{outboxText.states[state]}</StatusTag>
}
