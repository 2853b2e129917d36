import { participantQuery } from '#app/session/server-functions.ts'
import { retornarExtrato, retornarPosicaoExtrato } from '#contract/statement.ts'
import { statementLinesInput } from './statement.schema.ts'

/** Where the chosen plan link stands. */
export const statementPosition = participantQuery.handler(({ context }) =>
  context.api.call(retornarPosicaoExtrato, {
    params: { idPessoa: context.link.pessoa.id, idPlano: context.link.plano.id },
    query: { idVinculo: context.link.id },
  }),
)

/** A page of the movements of a filter, and what all of them come to. */
export const statementLines = participantQuery.validator(statementLinesInput).handler(({ data, context }) =>
  context.api.call(retornarExtrato, {
    params: { idPessoa: context.link.pessoa.id, idPlano: context.link.plano.id },
    query: { ...data, idVinculo: context.link.id },
  }),
)
