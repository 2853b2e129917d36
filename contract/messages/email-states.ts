/** States of an e-mail of the outbox. `tenta-de-novo`: it failed, and is tried again by itself; `devolvido`: it was sent and came back. */
export const emailStates = [
  'na-fila',
  'enviado',
  'tenta-de-novo',
  'desistiu',
  'recusado',
  'devolvido',
] as const
export type EmailState = (typeof emailStates)[number]

/** States in which an e-mail did not get to anybody, and will not by itself. */
export const undeliveredStates = [
  'desistiu',
  'recusado',
  'devolvido',
] as const satisfies readonly EmailState[]

export function isUndelivered(state: EmailState): boolean {
  return (undeliveredStates as readonly EmailState[]).includes(state)
}

/**
 * Reasons for which an attempt failed, or an e-mail came back. `endereco`: the mail server knows no such address; `caixa-cheia`: its mailbox is full;
 * `recusa`: it does not take this e-mail from us; `adiado`: it asks for patience; `queda`: the line broke; `fora`: nobody answers;
 * `prazo`: what it carries was good no more.
 */
export const emailFailures = [
  'fora',
  'queda',
  'adiado',
  'endereco',
  'caixa-cheia',
  'recusa',
  'prazo',
  'outra',
] as const
export type EmailFailure = (typeof emailFailures)[number]

/** Why an e-mail comes back that was sent, or never gets away. */
export const returnReasons = ['endereco', 'caixa-cheia', 'recusa'] as const satisfies readonly EmailFailure[]
export type ReturnReason = (typeof returnReasons)[number]
