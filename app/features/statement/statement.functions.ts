import { participantQuery } from '#app/session/server-functions.ts'
import { retornarExtrato, retornarPosicaoExtrato } from '#contract/statement.ts'
import { statementLinesInput } from './statement.schema.ts'

/** Where the chosen plan link stands. */
export const statementPosition = participantQuery.handler(({ context }) =>
  context.own(retornarPosicaoExtrato),
)

/** A page of the movements of a filter, and what all of them come to. */
export const statementLines = participantQuery
  .validator(statementLinesInput)
  .handler(({ data, context }) => context.own(retornarExtrato, data))
