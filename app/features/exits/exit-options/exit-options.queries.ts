import { queryOptions } from '@tanstack/react-query'
import { exitOptions } from './exit-options.functions.ts'

/** What who leaves the sponsor reads before choosing. */
export const exitOptionsQueries = {
  all: () => queryOptions({ queryKey: ['exit-options'], queryFn: () => exitOptions() }),
}
