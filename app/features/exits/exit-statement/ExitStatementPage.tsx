import { useSuspenseQuery } from '@tanstack/react-query'
import { ExitStatementView } from './ExitStatementView.tsx'
import { exitStatementQueries } from './exit-statement.queries.ts'

/** The exit statement of who left the sponsor. */
export function ExitStatementPage() {
  return <ExitStatementView answer={useSuspenseQuery(exitStatementQueries.newest()).data} />
}
