import { participantQuery } from '#app/session/server-functions.ts'
import { retornarExtratoDesligamento } from '#contract/exit-statement.ts'

/** The newest exit statement, and the time to choose. */
export const exitStatement = participantQuery.handler(({ context }) =>
  context.own(retornarExtratoDesligamento),
)
