import type { BenefitSimulatorOnWire } from '#contract/simulation/benefit-simulation.ts'
import type { SimulationField } from '#domain/simulation/safe-inputs.ts'

/** A figure with which the simulation began, and who knows it: the person's data, or the plan. */
export type FigureMark = { known: number | null; source: 'own' | 'plan' }
export type FigureMarks = Partial<Record<SimulationField, FigureMark>>

/** Assumptions that come from the plan unless the person changes them. */
const ofPlan = ['realReturnPercent', 'growthPercent', 'termYears'] as const

/** Nobody is known. */
export const noMarks: FigureMarks = {}

/** The figures of a simulator that come from the person's data or the plan. */
export function figureMarks({ entradas, conhecidas }: BenefitSimulatorOnWire): FigureMarks {
  const marked = (fields: readonly SimulationField[], source: FigureMark['source']) =>
    Object.fromEntries(fields.map((field) => [field, { known: entradas[field], source }]))
  return { ...marked(ofPlan, 'plan'), ...marked(conhecidas, 'own') }
}
