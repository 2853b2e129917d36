import { useCallback, useDeferredValue, useMemo, useState } from 'react'
import type { BenefitSimulatorOnWire } from '#contract/simulation/benefit-simulation.ts'
import { type SimulationField, type SimulationInputs, safeInputs } from '#domain/simulation/safe-inputs.ts'
import {
  type BenefitSimulation,
  type SimulatedFigures,
  simulateBenefit,
  simulateFigures,
} from '#domain/simulation/simulate-benefit.ts'

/** Inputs, and the figures computed from them. */
export type Figured = { inputs: SimulationInputs; simulation: SimulatedFigures }

/** The same with what is drawn of it. */
export type Simulated = { inputs: SimulationInputs; simulation: BenefitSimulation }

const factsOf = ({ mesesDeSaldo, tabelas }: BenefitSimulatorOnWire) => ({
  monthsHeld: mesesDeSaldo,
  taxes: tabelas,
})

/** The figures that come of inputs within the ranges, by what a simulator opened with. */
export function figured(inputs: SimulationInputs, opening: BenefitSimulatorOnWire): Figured {
  return { inputs, simulation: simulateFigures(inputs, opening.regras, factsOf(opening)) }
}

/** All that comes of them. */
export function simulated(inputs: SimulationInputs, opening: BenefitSimulatorOnWire): Simulated {
  return { inputs, simulation: simulateBenefit(inputs, opening.regras, factsOf(opening)) }
}

/**
 * A simulation that follows its fields. Figures are there with the field that was moved; charts are calculated and drawn as soon as the
 * browser has time, so that no drag waits for them. A field keeps what was typed, also what is out of its range: `moved` says what is reckoned with instead.
 * An emptied field goes by its last number, but for the salary, which may be untold.
 */
export function useBenefitSimulation(opening: BenefitSimulatorOnWire, begin: SimulationInputs) {
  const [asked, setAsked] = useState(begin)
  const [round, setRound] = useState(0)
  const { inputs, clamped } = useMemo(() => safeInputs(asked, opening.regras), [asked, opening.regras])
  const now = useMemo(() => figured(inputs, opening), [inputs, opening])
  const later = useDeferredValue(inputs)
  const drawn = useMemo(() => simulated(later, opening), [later, opening])
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
    /** Inputs out of range, with the value used instead of each. */
    moved: clamped,
    now,
    /** The same, a moment later where the browser is busy: what is drawn. */
    drawn,
    change,
    /** Puts all fields to these figures. */
    open,
    /** Grows whenever all fields are put somewhere: half-typed numbers are emptied too. */
    round,
  }
}

export type CurrentSimulation = ReturnType<typeof useBenefitSimulation>
