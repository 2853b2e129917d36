import { reaisText } from '#contract/value-text.ts'
import type { SimulatedIncomeType } from '#domain/simulation/simulate-benefit.ts'
import { simulationText } from './benefit-simulation.text.ts'
import { afterSentence } from './simulation-sentences.ts'

const { scenarios: text } = simulationText

export const scenarioName = (number: number): string => `Cenário ${number}`

/** Under a figure: by how much each scenario has more or less than the first. */
export const differenceLabel = (first: string): string => `Diferença para ${first}`

/** The button that takes a scenario out of the comparison. */
export const dropLabel = (name: string): string => `Tirar ${name}`

/** The button that puts its figures into the fields. */
export const openLabel = (name: string): string => `Usar ${name}`

/** How long the balance of a scenario pays. */
export function scenarioAfter(name: string, income: SimulatedIncomeType, retirementAge: number): string {
  return `${name}. ${afterSentence(income, retirementAge)}`
}

/** Which scenario pays most at first, and by how much. Nothing while they pay the same. */
export function bestSentence(type: string, incomes: readonly { name: string; gross: number }[]): string {
  const [best, next] = incomes.toSorted((a, b) => b.gross - a.gross)
  const least = incomes.toSorted((a, b) => a.gross - b.gross)[0]
  if (!best || !next || !least || best.gross === least.gross) return text.same
  return `${type}: ${best.name} começa com ${reaisText(best.gross)} por mês, ${least.name} com ${reaisText(least.gross)}.`
}
