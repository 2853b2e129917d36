import { queryOptions } from '@tanstack/react-query'
import { statementLines, statementPosition } from './statement.functions.ts'
import type { StatementLinesInput } from './statement.schema.ts'

/** What the statement's page reads. */
export const statementQueries = {
  position: () => queryOptions({ queryKey: ['statement', 'position'], queryFn: () => statementPosition() }),
  lines: (input: StatementLinesInput) =>
    queryOptions({
      queryKey: ['statement', 'lines', input],
      queryFn: () => statementLines({ data: input }),
    }),
}
