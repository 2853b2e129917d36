import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi, useRouter } from '@tanstack/react-router'
import { LazyBalance, LazyReturns } from './lazy-statement-parts.ts'
import { Movements } from './Movements.tsx'
import { StatementView } from './StatementView.tsx'
import { statementQueries } from './statement.queries.ts'
import type { StatementPart } from './statement-parts.ts'

const route = getRouteApi('/_shell/services/extrato-contribuicao')
const to = '/services/extrato-contribuicao'

const parts = { movimentos: Movements, saldo: LazyBalance, rentabilidade: LazyReturns } satisfies Record<
  StatementPart,
  unknown
>

/** The statement of the chosen plan link: its summary, and the part that the address names. */
export function StatementPage() {
  const search = route.useSearch()
  const { data: summary } = useSuspenseQuery(statementQueries.summary())
  const router = useRouter()
  const Part = parts[search.aba]
  return (
    <StatementView
      summary={summary}
      part={search.aba}
      hrefOfPart={(aba) => router.buildLocation({ to, search: { ...search, aba } }).href}
    >
      <Part />
    </StatementView>
  )
}
