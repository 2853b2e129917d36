import { queryOptions } from '@tanstack/react-query'
import { planFeatures, planLinks, planLook } from './plan.functions.ts'

/** Plan links, plan features and looks of the signed-in person's plan. */
export const planQueries = {
  links: () => queryOptions({ queryKey: ['plan', 'links'], queryFn: () => planLinks() }),
  look: () => queryOptions({ queryKey: ['plan', 'look'], queryFn: () => planLook(), staleTime: 60_000 }),
  features: () =>
    queryOptions({ queryKey: ['plan', 'features'], queryFn: () => planFeatures(), staleTime: 5 * 60_000 }),
}
