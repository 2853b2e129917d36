import type { OpenedEmailChange } from './email-confirmation.functions.ts'

/** The service desk changed it, and it waits for some days. */
export const askedChange: Extract<OpenedEmailChange, { state: 'asked' }> = {
  state: 'asked',
  novo: 'n***@exemplo.example',
  origem: 'atendimento',
  abreEm: '2026-11-27',
}
