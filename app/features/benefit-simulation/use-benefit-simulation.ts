import { useCallback, useDeferredValue, useMemo, useState } from 'react'
import type { BenefitSimulatorOnWire } from '#contract/benefit-simulation.ts'
import {
  type SimulationField,
  type SimulationInputs,
  safeInputs,
} from '#domain/benefit-simulation/safe-inputs.ts'
import { simulateBenefit } from '#domain/benefit-simulation/simulate-benefit.ts'

/**
 * A simulation that follows its fields. A field stands where it was put at once; what comes of it is drawn as soon as the browser has time,
 * so that no drag waits for a chart. An emptied field goes by its last number, but for the salary, which may be untold.
 */
export function useBenefitSimulation(opening: BenefitSimulatorOnWire, begin: SimulationInputs) {
  const [asked, setAsked] = useState(begin)
  const [round, setRound] = useState(0)
  const { inputs } = useMemo(() => safeInputs(asked, opening.regras), [asked, opening.regras])
  const shown = useDeferredValue(inputs)
  const simulation = useMemo(
    () =>
      simulateBenefit(shown, opening.regras, {
        monthsHeld: opening.mesesDeSaldo,
        taxes: opening.tabelas,
      }),
    [shown, opening],
  )
  const change = useCallback((field: SimulationField, value: number | null) => {
    if (value === null && field !== 'salary') return
    setAsked((before) => ({ ...before, [field]: value }))
  }, [])
  const reset = useCallback(() => {
    setAsked(begin)
    setRound((before) => before + 1)
  }, [begin])
  return {
    /** Within the ranges: what the fields mean now. */
    inputs,
    /** What `simulation` goes by. */
    shown,
    simulation,
    change,
    /** Grows when the simulation goes back to its beginning: half-typed numbers are emptied too. */
    round,
    reset,
  }
}

export type SimulationInHand = ReturnType<typeof useBenefitSimulation>
