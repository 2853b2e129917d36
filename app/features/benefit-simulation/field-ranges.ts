import type { SimulationField, SimulationInputs } from '#domain/benefit-simulation/safe-inputs.ts'
import type { SimulationRules } from '#domain/benefit-simulation/simulation-rules.ts'
import { percentOf, roundHalfUp2 } from '#domain/money.ts'

/** Where no salary bounds it, the line of a contribution reaches so far: a longer one would jump with every touch. Reais. */
const USUAL_CONTRIBUTION = 10_000

/** What a line of the simulation counts, and how far one touch moves it. Percentages in points. */
const lines = {
  currentAge: { measure: 'years', step: 1 },
  retirementAge: { measure: 'years', step: 1 },
  termYears: { measure: 'years', step: 1 },
  ownContribution: { measure: 'reais', step: 50 },
  employerContribution: { measure: 'reais', step: 50 },
  cashPercent: { measure: 'percent', step: 1 },
  incomePercent: { measure: 'percent', step: 0.1 },
  realReturnPercent: { measure: 'percent', step: 0.25 },
  growthPercent: { measure: 'percent', step: 0.25 },
  goalPercent: { measure: 'percent', step: 1 },
} as const

/** Fields that are dragged as well as typed. */
export type SlidField = keyof typeof lines

export const lineOf = (field: SlidField) => lines[field]

/** What any figure of a simulation counts. */
export function measureOf(field: SimulationField): 'years' | 'reais' | 'percent' {
  return field in lines ? lines[field as SlidField].measure : 'reais'
}

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
