/** What became of an e-mail of the outbox. `tenta-de-novo`: it failed, and is tried again by itself. */
export const emailStates = ['na-fila', 'enviado', 'tenta-de-novo', 'desistiu', 'recusado'] as const
export type EmailState = (typeof emailStates)[number]

/** States in which an e-mail did not get to anybody, and will not by itself. */
export const undeliveredStates = ['desistiu', 'recusado'] as const satisfies readonly EmailState[]

/**
 * What an attempt failed with. `endereco`: the mail server knows no such address; `recusa`: it does not take this e-mail from us;
 * `adiado`: it asks for patience; `queda`: the line broke; `fora`: nobody answers; `prazo`: what it carries was good no more.
 */
export const emailFailures = ['fora', 'queda', 'adiado', 'endereco', 'recusa', 'prazo', 'outra'] as const
export type EmailFailure = (typeof emailFailures)[number]
