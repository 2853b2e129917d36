import type { QueryClient } from '@tanstack/react-query'
import { PortalProblem } from '#app/api/problem.ts'
import type { PlanFeature } from '#contract/plans/plans.ts'
import type { ServiceSlug } from '#domain/plans/services/service-ids.ts'
import { planQueries } from './plan.queries.ts'
import { planText } from './plan.text.ts'

/** Use of the service on a page: shown only, or requested. */
export type FeatureAccess = 'read' | 'write'

/**
 * Gate of a service page: the feature when the plan offers it to the person, else the not-allowed screen with 403; so too where
 * something would be asked for that can only be read. Manners only; the API refuses the service's calls by itself.
 */
export async function requireFeature(
  queryClient: QueryClient,
  slug: ServiceSlug,
  access: FeatureAccess,
): Promise<PlanFeature> {
  const features = await queryClient.ensureQueryData(planQueries.features())
  const feature = features.find((offered) => offered.slug === slug)
  if (!feature) throw new PortalProblem({ kind: 'forbidden', detail: planText.notOffered })
  if (access === 'write' && feature.somenteLeitura) {
    throw new PortalProblem({ kind: 'forbidden', detail: planText.readOnly })
  }
  return feature
}
