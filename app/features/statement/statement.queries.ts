import { queryOptions } from '@tanstack/react-query'
import { balanceHistory, statementLines, statementReturns, statementSummary } from './statement.functions.ts'
import type { StatementLinesInput } from './statement.schema.ts'

/** The summary is always read; everything else only with the part that shows it. */
export const statementQueries = {
  summary: () => queryOptions({ queryKey: ['statement', 'summary'], queryFn: () => statementSummary() }),
  history: () => queryOptions({ queryKey: ['statement', 'history'], queryFn: () => balanceHistory() }),
  returns: () => queryOptions({ queryKey: ['statement', 'returns'], queryFn: () => statementReturns() }),
  lines: (input: StatementLinesInput) =>
    queryOptions({
      queryKey: ['statement', 'lines', input],
      queryFn: () => statementLines({ data: input }),
    }),
}
