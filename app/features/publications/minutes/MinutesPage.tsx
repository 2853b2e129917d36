import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useSearchChange } from '#app/navigation/use-search-change.ts'
import { Minutes } from './Minutes.tsx'
import { minutesQueries } from './minutes.queries.ts'
import type { MinutesSearchParams } from './minutes.search.ts'

const route = getRouteApi('/_shell/services/atas')

export function MinutesPage() {
  return (
    <Minutes
      minutes={useSuspenseQuery(minutesQueries.published()).data}
      search={route.useSearch()}
      onSearch={useSearchChange<MinutesSearchParams>()}
    />
  )
}
