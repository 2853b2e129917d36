import { queryOptions } from '@tanstack/react-query'
import { planSlides, planSummary } from './home.functions.ts'

export const homeQueries = {
  summary: () => queryOptions({ queryKey: ['home', 'summary'], queryFn: () => planSummary() }),
  slides: () =>
    queryOptions({ queryKey: ['home', 'slides'], queryFn: () => planSlides(), staleTime: 5 * 60_000 }),
}
