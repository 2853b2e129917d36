import { queryOptions } from '@tanstack/react-query'
import { exitStatement } from './exit-statement.functions.ts'

/** What the page of the exit statement reads. */
export const exitStatementQueries = {
  newest: () => queryOptions({ queryKey: ['exit-statement'], queryFn: () => exitStatement() }),
}
