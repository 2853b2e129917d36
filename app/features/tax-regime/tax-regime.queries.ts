import { queryOptions } from '@tanstack/react-query'
import { taxRegime } from './tax-regime.functions.ts'

/** What the tax regime page reads. */
export const taxRegimeQueries = {
  current: () => queryOptions({ queryKey: ['tax-regime', 'current'], queryFn: () => taxRegime() }),
}
