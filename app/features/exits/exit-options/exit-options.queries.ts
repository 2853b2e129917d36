import { queryOptions } from '@tanstack/react-query'
import { exitOptions } from './exit-options.functions.ts'

export const exitOptionsQueries = {
  all: () => queryOptions({ queryKey: ['exit-options'], queryFn: () => exitOptions() }),
}
