import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate, useRouter } from '@tanstack/react-router'
import { useDeferredValue, useState } from 'react'
import { saoPauloDateOf } from '#domain/calendar.ts'
import { linesInput } from './lines-input.ts'
import { StatementView } from './StatementView.tsx'
import { statementQueries } from './statement.queries.ts'

const route = getRouteApi('/_shell/services/extrato-contribuicao')
const to = '/services/extrato-contribuicao'

/** The statement of the chosen plan link. */
export function StatementPage() {
  const search = route.useSearch()
  const [today] = useState(() => saoPauloDateOf(new Date()))
  const input = linesInput(search, today)
  const { data: position } = useSuspenseQuery(statementQueries.position())
  const { data: lines } = useSuspenseQuery(statementQueries.lines(useDeferredValue(input)))
  const navigate = useNavigate()
  const router = useRouter()
  return (
    <StatementView
      position={position}
      lines={lines}
      search={search}
      input={input}
      onFilter={(changed) =>
        void navigate({ to, search: { ...search, ...changed, pagina: 0 }, resetScroll: false })
      }
      hrefOfPage={(pagina) => router.buildLocation({ to, search: { ...search, pagina } }).href}
    />
  )
}
