import { queryOptions } from '@tanstack/react-query'
import { publishedMinutes } from './minutes.functions.ts'

/** What the minutes page reads. */
export const minutesQueries = {
  published: () => queryOptions({ queryKey: ['minutes', 'published'], queryFn: () => publishedMinutes() }),
}
