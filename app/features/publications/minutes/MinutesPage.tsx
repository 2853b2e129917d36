import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useSearchChange } from '#app/navigation/use-search-change.ts'
import { ask } from '#app/session/ask.ts'
import { Minutes } from './Minutes.tsx'
import type { MinutesSearchParams } from './minutes.search.ts'

const route = getRouteApi('/_shell/services/atas')

export function MinutesPage() {
  return (
    <Minutes
      minutes={useSuspenseQuery(ask('retornarAtas')).data}
      search={route.useSearch()}
      onSearch={useSearchChange<MinutesSearchParams>()}
    />
  )
}
