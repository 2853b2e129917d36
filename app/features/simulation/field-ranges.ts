import { simulationMeasures } from '#contract/simulation/benefit-simulation.text.ts'
import { percentOf, roundHalfUp2 } from '#domain/money.ts'
import type { SimulationInputs } from '#domain/simulation/safe-inputs.ts'
import type { SimulationRules } from '#domain/simulation/simulation-rules.ts'

/** Where no salary bounds it, the line of a contribution reaches so far: a longer one would jump with every touch. Reais. */
const USUAL_CONTRIBUTION = 10_000

/** How far one touch moves the line of a figure. Percentages in points. */
const steps = {
  currentAge: 1,
  retirementAge: 1,
  termYears: 1,
  ownContribution: 50,
  employerContribution: 50,
  cashPercent: 1,
  incomePercent: 0.1,
  realReturnPercent: 0.25,
  growthPercent: 0.25,
  goalPercent: 1,
} as const

/** Fields that are dragged as well as typed. */
export type SliderField = keyof typeof steps

/** Unit and step of a slider. */
export const lineOf = (field: SliderField) => ({ measure: simulationMeasures[field], step: steps[field] })

/** The line of both contributions, reais: up to what the plan simulates of the salary, or as far as anybody usually pays. */
export function contributionLine(
  { salary, ownContribution, employerContribution }: SimulationInputs,
  { ranges }: Pick<SimulationRules, 'ranges'>,
) {
  const highest =
    salary === null || salary === 0
      ? Math.max(USUAL_CONTRIBUTION, ownContribution, employerContribution)
      : roundHalfUp2(percentOf(salary, ranges.contributionPercent.maximum))
  return { minimum: 0, maximum: highest }
}
