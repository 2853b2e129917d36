import { useSuspenseQuery } from '@tanstack/react-query'
import { SimulatorView } from './SimulatorView.tsx'
import { simulateTax } from './tax-simulator.functions.ts'
import { simulatorQueries } from './tax-simulator.queries.ts'
import type { Simulate } from './use-simulation.ts'

const simulate: Simulate = (values) => simulateTax({ data: values })

/** The tax regime simulator on the person's own balance. */
export function SimulatorPage() {
  const { data: first } = useSuspenseQuery(simulatorQueries.first())
  return <SimulatorView first={first} simulate={simulate} />
}
