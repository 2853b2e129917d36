import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useCommand } from '#app/forms/use-command.ts'
import { ask } from '#app/session/ask.ts'
import type { SimulationAnswer, SimulatorAnswer } from '#contract/taxes/tax-regime.ts'
import { simulateTax } from './tax-simulator.functions.ts'
import type { SimulationValues } from './tax-simulator.schema.ts'

/**
 * The result in sight; null until the answers are confirmed. It stays while another one is calculated, and when that is refused. What was
 * confirmed is from then on what every page tells: the regime page is read again.
 */
export function useSimulation(first: SimulatorAnswer) {
  const queryClient = useQueryClient()
  const { run, problem, isPending } = useCommand(simulateTax, { rereads: false })
  const [shown, setShown] = useState<SimulationAnswer | null>(first.resultado)
  const [isAsked, setAsked] = useState(false)
  const simulate = async (asked: SimulationValues) => {
    const outcome = await run(asked)
    if (!outcome.ok) return
    const { answer } = outcome
    setShown(answer)
    setAsked(true)
    queryClient.setQueryData(ask('retornarSimulacaoRegime').queryKey, {
      ...first,
      respostas: answer.respostas,
      resultado: answer,
    })
    queryClient.removeQueries({ queryKey: ask('retornarRegimeTributacao').queryKey })
  }
  return { shown, isAsked, ask: simulate, problem, isCalculating: isPending }
}
