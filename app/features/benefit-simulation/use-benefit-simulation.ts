import { useCallback, useDeferredValue, useMemo, useState } from 'react'
import type { BenefitSimulatorOnWire } from '#contract/benefit-simulation.ts'
import {
  type SimulationField,
  type SimulationInputs,
  safeInputs,
} from '#domain/benefit-simulation/safe-inputs.ts'
import { type BenefitSimulation, simulateBenefit } from '#domain/benefit-simulation/simulate-benefit.ts'

/** Figures, and what comes of them. */
export type Simulated = { inputs: SimulationInputs; simulation: BenefitSimulation }

/** What comes of figures within the ranges, by what a simulator opened with. */
export function simulated(inputs: SimulationInputs, opening: BenefitSimulatorOnWire): Simulated {
  const { regras, tabelas, mesesDeSaldo } = opening
  return { inputs, simulation: simulateBenefit(inputs, regras, { monthsHeld: mesesDeSaldo, taxes: tabelas }) }
}

/**
 * A simulation that follows its fields. Figures are there with the field that was moved; charts are drawn as soon as the browser has time,
 * so that no drag waits for them. A field keeps what was typed, also what is out of its range: `moved` says what is reckoned with instead.
 * An emptied field goes by its last number, but for the salary, which may be untold.
 */
export function useBenefitSimulation(opening: BenefitSimulatorOnWire, begin: SimulationInputs) {
  const [asked, setAsked] = useState(begin)
  const [round, setRound] = useState(0)
  const { inputs, clamped } = useMemo(() => safeInputs(asked, opening.regras), [asked, opening.regras])
  const now = useMemo(() => simulated(inputs, opening), [inputs, opening])
  const change = useCallback((field: SimulationField, value: number | null) => {
    if (value === null && field !== 'salary') return
    setAsked((before) => ({ ...before, [field]: value }))
  }, [])
  const open = useCallback((figures: SimulationInputs) => {
    setAsked(figures)
    setRound((before) => before + 1)
  }, [])
  return {
    /** As the fields have it. */
    asked,
    /** What is out of its range, and what is reckoned with instead. */
    moved: clamped,
    now,
    /** The same, a moment later where the browser is busy: what is drawn. */
    drawn: useDeferredValue(now),
    change,
    /** Puts all fields to these figures. */
    open,
    /** Grows whenever all fields are put somewhere: half-typed numbers are emptied too. */
    round,
  }
}

export type SimulationInHand = ReturnType<typeof useBenefitSimulation>
