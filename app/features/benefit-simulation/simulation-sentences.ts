import { formatDate } from '#app/format/dates.ts'
import { formatReais } from '#app/format/money.ts'
import { formatPercent } from '#app/format/percent.ts'
import type { WayToGoal } from '#domain/benefit-simulation/reach-goal.ts'
import type {
  ClampedField,
  SimulationField,
  SimulationInputs,
} from '#domain/benefit-simulation/safe-inputs.ts'
import type {
  BenefitSimulation,
  SimulatedIncomeType,
  SimulatedOutcome,
} from '#domain/benefit-simulation/simulate-benefit.ts'
import { simulationText } from './benefit-simulation.text.ts'

const { fields, types } = simulationText

export const ageLabel = (age: number): string => `${age} anos`

/** A return that is simulated. */
export const returnLabel = (percent: number): string => `${formatPercent(percent)} ao ano`

/** An income against the goal. */
export const ofGoalText = (income: number, goal: number): string =>
  `${formatReais(income)} de ${formatReais(goal)}`

/** What comes of the simulation, in one breath. */
export function resultSentence(simulation: BenefitSimulation, { retirementAge }: SimulationInputs): string {
  const [first] = simulation.incomes
  if (simulation.balance <= 0 || !first) return simulationText.result.nothing
  const paid = simulation.incomes
    .map(({ type, gross }) => `${formatReais(gross)} (${types[type].toLowerCase()})`)
    .join(', ')
  return `Aos ${retirementAge} anos o saldo pode chegar a ${formatReais(simulation.balance)}. A primeira renda do mês seria de ${paid}.`
}

/** What grew by itself, at the retirement. */
export function savingSentence({ years }: BenefitSimulation): string {
  const last = years.at(-1)
  if (!last || last.balance <= 0) return simulationText.result.nothing
  return `De ${formatReais(last.balance)}, ${formatReais(last.returns)} são rendimento.`
}

/** The lowest and the highest outcome of the first type of income. */
export function outcomesSentence(outcomes: readonly SimulatedOutcome[]): string {
  const [low, high] = [outcomes[0], outcomes.at(-1)]
  const [least, most] = [low?.incomes[0], high?.incomes[0]]
  if (!low || !high || !least || !most) return simulationText.result.nothing
  return `${types[least.type]}: ${formatReais(least.gross)} por mês se render ${formatPercent(low.realReturnPercent)} ao ano, ${formatReais(most.gross)} se render ${formatPercent(high.realReturnPercent)}.`
}

/** How long a balance pays. */
export function afterSentence({ type, gross, after }: SimulatedIncomeType, retirementAge: number): string {
  if (after === null) return simulationText.after.lifetime
  const ageAt = (month: number) => retirementAge + Math.floor(month / 12)
  if (after.exhaustedIn !== null)
    return `${types[type]}: ${formatReais(gross)} por mês até os ${ageAt(after.exhaustedIn)} anos. Então o saldo acaba.`
  const last = after.points.at(-1)
  return `${types[type]}: o saldo não chega a zero, mas a renda muda com ele. Começa em ${formatReais(gross)} e aos ${ageAt(last?.month ?? 0)} anos é de ${formatReais(last?.income ?? gross)}.`
}

/** The goal, and what it takes to reach it with a type of income. */
export function goalSentence({ goal, extraContribution, retirementAge }: WayToGoal, income: string): string {
  const wanted = `Sua meta é de ${formatReais(goal)} por mês. Com a renda por ${income.toLowerCase()}:`
  if (extraContribution === 0) return `${wanted} você chega lá com estes números.`
  const ways = [
    ...(extraContribution === null ? [] : [`contribuir mais ${formatReais(extraContribution)} por mês`]),
    ...(retirementAge === null ? [] : [`se aposentar aos ${retirementAge} anos`]),
  ]
  if (ways.length === 0)
    return `${wanted} nem a maior contribuição nem a maior idade desta simulação chegam lá.`
  return `${wanted} para chegar lá, você pode ${ways.join(' ou ')}.`
}

/** A field that was moved, and where to. */
export function movedSentence({ field, used }: ClampedField): string {
  return `${nameOf(field)}: usamos ${used.toLocaleString('pt-BR')}.`
}

function nameOf(field: SimulationField): string {
  return field === 'employerBalance' ? 'Saldo da patrocinadora' : fields[field]
}

/** Since when the balance is worth so much. */
export function quotaSentence(day: string): string {
  return `O saldo é o de ${formatDate(day)}, pela cota desse dia.`
}
