import { useSuspenseQuery } from '@tanstack/react-query'
import { BalanceView } from './BalanceView.tsx'
import { statementQueries } from './statement.queries.ts'

/** The balance of the chosen plan link. */
export function Balance() {
  const { data: summary } = useSuspenseQuery(statementQueries.summary())
  const { data: history } = useSuspenseQuery(statementQueries.history())
  return <BalanceView summary={summary} history={history} />
}
