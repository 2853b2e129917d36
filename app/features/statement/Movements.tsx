import { Stack } from '@portal/design-system/Stack'
import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi, useRouter } from '@tanstack/react-router'
import { useDeferredValue } from 'react'
import { useToday } from '#app/clock/today.ts'
import { useSearchChange } from '#app/navigation/use-search-change.ts'
import { ask } from '#app/session/ask.ts'
import type { StatementPosition } from '#contract/statement/statement.ts'
import { linesInput } from './lines-input.ts'
import { StatementFilterBar } from './StatementFilterBar.tsx'
import { StatementLines, type StatementLinesProps } from './StatementLines.tsx'
import { statementQueries } from './statement.queries.ts'
import type { StatementSearch } from './statement.search.ts'

const route = getRouteApi('/_shell/services/extrato-contribuicao')
const to = '/services/extrato-contribuicao'

/** The movements that the address asks for. */
export function Movements() {
  const search = route.useSearch()
  const input = linesInput(search, useToday())
  const { data: summary } = useSuspenseQuery(statementQueries.summary())
  const { data: lines } = useSuspenseQuery(ask('retornarExtrato', useDeferredValue(input)))
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

export type MovementsViewProps = StatementLinesProps & {
  options: StatementPosition['opcoes']
  search: StatementSearch
  /** Only what changed. */
  onFilter: (changed: Partial<StatementSearch>) => void
}

/** The filter, and every movement that it leaves. */
export function MovementsView({ options, lines, search, input, onFilter, hrefOfPage }: MovementsViewProps) {
  return (
    <Stack gap="6">
      <StatementFilterBar options={options} search={search} applied={lines.periodo} onFilter={onFilter} />
      <StatementLines lines={lines} input={input} hrefOfPage={hrefOfPage} />
    </Stack>
  )
}
