import { queryOptions } from '@tanstack/react-query'
import { balanceHistory, statementReturns, statementSummary } from './statement.functions.ts'

/** The summary is always read; everything else only with the part that shows it. */
export const statementQueries = {
  summary: () => queryOptions({ queryKey: ['statement', 'summary'], queryFn: () => statementSummary() }),
  history: () => queryOptions({ queryKey: ['statement', 'history'], queryFn: () => balanceHistory() }),
  returns: () => queryOptions({ queryKey: ['statement', 'returns'], queryFn: () => statementReturns() }),
}
