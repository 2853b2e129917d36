import { queryOptions } from '@tanstack/react-query'
import { planFeatures, planLinks } from './plan.functions.ts'

/** Plan links and plan features of the signed-in person. */
export const planQueries = {
  links: () => queryOptions({ queryKey: ['plan', 'links'], queryFn: () => planLinks() }),
  features: () =>
    queryOptions({ queryKey: ['plan', 'features'], queryFn: () => planFeatures(), staleTime: 5 * 60_000 }),
}
