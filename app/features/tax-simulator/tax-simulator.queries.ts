import { queryOptions } from '@tanstack/react-query'
import { firstValues } from './simulation-input.ts'
import { simulateTax } from './tax-simulator.functions.ts'

/** What the simulator reads before anything was asked. */
export const simulatorQueries = {
  first: () =>
    queryOptions({ queryKey: ['tax-simulator', 'first'], queryFn: () => simulateTax({ data: firstValues }) }),
}
