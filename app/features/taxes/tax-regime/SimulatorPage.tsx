import { useSuspenseQuery } from '@tanstack/react-query'
import { SimulatorView } from './SimulatorView.tsx'
import { taxSimulatorQuery } from './tax-simulator.queries.ts'

/** The tax regime simulator on the person's own balance. */
export function SimulatorPage() {
  const { data: first } = useSuspenseQuery(taxSimulatorQuery)
  return <SimulatorView first={first} />
}
