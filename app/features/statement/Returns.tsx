import { useSuspenseQuery } from '@tanstack/react-query'
import { ReturnsView } from './ReturnsView.tsx'
import { statementQueries } from './statement.queries.ts'

/** Returns of the profiles beside that of the chosen plan link. */
export function Returns() {
  const { data: summary } = useSuspenseQuery(statementQueries.summary())
  const { data: returns } = useSuspenseQuery(statementQueries.returns())
  return <ReturnsView figures={summary.figuras} returns={returns} />
}
