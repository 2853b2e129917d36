import { useSuspenseQuery } from '@tanstack/react-query'
import { offeredNames } from '#app/features/plans/service-catalogue/offered-names.ts'
import { planQueries } from '#app/plan/plan.queries.ts'
import { useSession } from '#app/session/session-on-screen.ts'
import { Home } from './Home.tsx'
import { homeQueries } from './home.queries.ts'

/** A participant's home: the plan at a glance. */
export function HomePage() {
  const { data: summary } = useSuspenseQuery(homeQueries.summary())
  const { data: features } = useSuspenseQuery(planQueries.features())
  const { data: slides } = useSuspenseQuery(homeQueries.slides())
  const { planLink, target } = useSession()
  return (
    <Home
      summary={summary}
      groups={offeredNames(features)}
      slides={slides}
      planLink={planLink}
      isServed={target !== null}
    />
  )
}
