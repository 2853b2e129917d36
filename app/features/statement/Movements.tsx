import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi, useRouter } from '@tanstack/react-router'
import { useDeferredValue } from 'react'
import { useToday } from '#app/clock/today.ts'
import { useSearchChange } from '#app/navigation/use-search-change.ts'
import { linesInput } from './lines-input.ts'
import { MovementsView } from './MovementsView.tsx'
import { statementQueries } from './statement.queries.ts'
import type { StatementSearch } from './statement.search.ts'

const route = getRouteApi('/_shell/services/extrato-contribuicao')
const to = '/services/extrato-contribuicao'

/** The movements that the address asks for. */
export function Movements() {
  const search = route.useSearch()
  const input = linesInput(search, useToday())
  const { data: summary } = useSuspenseQuery(statementQueries.summary())
  const { data: lines } = useSuspenseQuery(statementQueries.lines(useDeferredValue(input)))
  const change = useSearchChange<StatementSearch>()
  const router = useRouter()
  return (
    <MovementsView
      options={summary.opcoes}
      lines={lines}
      search={search}
      input={input}
      onFilter={(changed) => change({ ...changed, pagina: 0 })}
      hrefOfPage={(pagina) => router.buildLocation({ to, search: { ...search, pagina } }).href}
    />
  )
}
