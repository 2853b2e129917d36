import { queryOptions } from '@tanstack/react-query'
import { planSummary } from './home.functions.ts'

/** What the participant's home reads. */
export const homeQueries = {
  summary: () => queryOptions({ queryKey: ['home', 'summary'], queryFn: () => planSummary() }),
}
