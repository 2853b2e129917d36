import { emailStates } from '#contract/messages/email-states.ts'

/** Which e-mails are listed: all, those of a state, or those that got to nobody. */
export const outboxFilters = ['todos', 'nao-entregues', ...emailStates] as const
