import { useSuspenseQuery } from '@tanstack/react-query'
import { ask } from '#app/session/ask.ts'
import { SimulatorView } from './SimulatorView.tsx'

/** The tax regime simulator on the person's own balance. */
export function SimulatorPage() {
  const { data: first } = useSuspenseQuery(ask('retornarSimulacaoRegime'))
  return <SimulatorView first={first} />
}
