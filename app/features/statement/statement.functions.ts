import { participantQuery } from '#app/session/server-functions.ts'
import { retornarPosicaoExtrato } from '#contract/statement/statement.ts'
import type { BalanceHistory, StatementReturns, StatementSummary } from './statement-parts.ts'

/** Where the chosen plan link stands, as every part of the page says it. */
export const statementSummary = participantQuery.handler(async ({ context }): Promise<StatementSummary> => {
  const {
    evolucao: _,
    lotes: __,
    rentabilidades: ___,
    ...summary
  } = await context.own(retornarPosicaoExtrato)
  return summary
})

/** How the balance of the chosen plan link came to be. */
export const balanceHistory = participantQuery.handler(async ({ context }): Promise<BalanceHistory> => {
  const { evolucao, lotes } = await context.own(retornarPosicaoExtrato)
  return { evolucao, lotes }
})

/** Returns of all profiles beside that of the chosen plan link. */
export const statementReturns = participantQuery.handler(async ({ context }): Promise<StatementReturns> => {
  const { rentabilidades, perfil } = await context.own(retornarPosicaoExtrato)
  return { rentabilidades, perfil }
})
