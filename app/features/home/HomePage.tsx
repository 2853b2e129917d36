import { useSuspenseQuery } from '@tanstack/react-query'
import { useToday } from '#app/clock/today.ts'
import { planQueries } from '#app/plan/plan.queries.ts'
import { useSession } from '#app/session/session-on-screen.ts'
import { Home } from './Home.tsx'
import { homeQueries } from './home.queries.ts'

/** A participant's home. */
export function HomePage() {
  const { data: summary } = useSuspenseQuery(homeQueries.summary())
  const { data: features } = useSuspenseQuery(planQueries.features())
  const { planLink, target } = useSession()
  return (
    <Home
      summary={summary}
      offered={new Set(features.map(({ slug }) => slug))}
      planLink={planLink}
      today={useToday()}
      isServed={target !== null}
    />
  )
}
