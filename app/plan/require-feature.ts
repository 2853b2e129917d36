import type { QueryClient } from '@tanstack/react-query'
import { PortalProblem } from '#app/api/problem.ts'
import type { PlanFeature } from '#contract/planos.ts'
import { planQueries } from './plan.queries.ts'
import { planText } from './plan.text.ts'

/**
 * Gate of a service page: the feature when the plan offers it to the person, else the not-allowed screen with 403. Manners only;
 * the API refuses the service's calls by itself.
 */
export async function requireFeature(queryClient: QueryClient, slug: string): Promise<PlanFeature> {
  const features = await queryClient.ensureQueryData(planQueries.features())
  const feature = features.find((offered) => offered.slug === slug)
  if (!feature) throw new PortalProblem({ kind: 'forbidden', detail: planText.notOffered })
  return feature
}
