import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { Minutes } from './Minutes.tsx'
import { minutesQueries } from './minutes.queries.ts'

const route = getRouteApi('/_shell/services/atas')

/** What the entity's bodies decided. */
export function MinutesPage() {
  const navigate = useNavigate()
  return (
    <Minutes
      minutes={useSuspenseQuery(minutesQueries.published()).data}
      search={route.useSearch()}
      onSearch={(search) => void navigate({ to: '/services/atas', search, resetScroll: false })}
    />
  )
}
