import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useSubmission } from '#app/forms/portal-form.ts'
import type { SimulationAnswer } from '#contract/tax-regime.ts'
import { firstValues } from './simulation-input.ts'
import type { SimulationValues } from './tax-simulator.schema.ts'

/** What was asked, and what came of it. */
export type Simulation = { asked: SimulationValues; answer: SimulationAnswer }

export type Simulate = (values: SimulationValues) => Promise<SimulationAnswer>

/** The result in sight. It stays while another one is calculated, and when that is refused. */
export function useSimulation(first: SimulationAnswer, simulate: Simulate) {
  const { run, problem, isSending } = useSubmission()
  const { mutateAsync } = useMutation({ mutationFn: simulate })
  const [shown, setShown] = useState<Simulation>({ asked: firstValues, answer: first })
  const [isAsked, setAsked] = useState(false)
  const ask = (asked: SimulationValues) =>
    run(async () => {
      setShown({ asked, answer: await mutateAsync(asked) })
      setAsked(true)
    })
  return { shown, isAsked, ask, problem, isCalculating: isSending }
}
