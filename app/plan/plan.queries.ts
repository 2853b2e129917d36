import { queryOptions } from '@tanstack/react-query'
import { planFeatures, planLinks } from './plan.functions.ts'

/** Plan links of the signed-in person, and what the chosen plan offers; for attendants, every plan. */
export const planQueries = {
  planLinks: () => queryOptions({ queryKey: ['plan', 'links'], queryFn: () => planLinks() }),
  features: () =>
    queryOptions({ queryKey: ['plan', 'features'], queryFn: () => planFeatures(), staleTime: 5 * 60_000 }),
}
