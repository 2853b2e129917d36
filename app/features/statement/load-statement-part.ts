import type { QueryClient } from '@tanstack/react-query'
import { today } from '#app/clock/today.ts'
import { ask } from '#app/session/ask.ts'
import { LazyBalance, LazyReturns } from './lazy-statement-parts.ts'
import { linesInput } from './lines-input.ts'
import { statementQueries } from './statement.queries.ts'
import type { StatementSearch } from './statement.search.ts'

/** Begins to fetch what the part of an address shows: its data, and its script where that comes late. */
export function loadStatementPart(queryClient: QueryClient, search: StatementSearch): Promise<unknown>[] {
  switch (search.aba) {
    case 'saldo':
      return [
        queryClient.ensureQueryData(statementQueries.history()),
        Promise.resolve(LazyBalance.preload?.()),
      ]
    case 'rentabilidade':
      return [
        queryClient.ensureQueryData(statementQueries.returns()),
        Promise.resolve(LazyReturns.preload?.()),
      ]
    default:
      return [queryClient.ensureQueryData(ask('retornarExtrato', linesInput(search, today())))]
  }
}
