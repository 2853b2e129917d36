import { queryOptions } from '@tanstack/react-query'
import { publishedMinutes } from './minutes.functions.ts'

export const minutesQueries = {
  published: () => queryOptions({ queryKey: ['minutes', 'published'], queryFn: () => publishedMinutes() }),
}
