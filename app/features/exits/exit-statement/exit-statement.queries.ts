import { queryOptions } from '@tanstack/react-query'
import { exitStatement } from './exit-statement.functions.ts'

export const exitStatementQueries = {
  newest: () => queryOptions({ queryKey: ['exit-statement'], queryFn: () => exitStatement() }),
}
