import { useState } from 'react'
import { useCommand } from '#app/forms/use-command.ts'
import type { SimulationAnswer } from '#contract/tax-regime.ts'
import { firstValues } from './simulation-input.ts'
import { simulateTax } from './tax-simulator.functions.ts'
import type { SimulationValues } from './tax-simulator.schema.ts'

/** What was asked, and what came of it. */
export type Simulation = { asked: SimulationValues; answer: SimulationAnswer }

/** The result in sight. It stays while another one is calculated, and when that is refused. */
export function useSimulation(first: SimulationAnswer) {
  const { run, problem, isPending } = useCommand(simulateTax, { rereads: false })
  const [shown, setShown] = useState<Simulation>({ asked: firstValues, answer: first })
  const [isAsked, setAsked] = useState(false)
  const ask = async (asked: SimulationValues) => {
    const outcome = await run(asked)
    if (!outcome.ok) return
    setShown({ asked, answer: outcome.answer })
    setAsked(true)
  }
  return { shown, isAsked, ask, problem, isCalculating: isPending }
}
