import {
  incomeEndText,
  retirementAgeText,
  simulationFieldNames,
  simulationFigureText,
} from '#contract/simulation/benefit-simulation.text.ts'
import { dateText, percentText, reaisText } from '#contract/value-text.ts'
import type { WayToGoal } from '#domain/simulation/reach-goal.ts'
import type { ClampedField, SimulationField, SimulationInputs } from '#domain/simulation/safe-inputs.ts'
import type {
  BenefitSimulation,
  SimulatedFigures,
  SimulatedIncomeType,
  SimulatedOutcome,
} from '#domain/simulation/simulate-benefit.ts'
import { simulationText } from './benefit-simulation.text.ts'
import type { FigureMark } from './figure-marks.ts'

const { types } = simulationText

/** Beside the fields: when there is so much. */
export const pinnedBalanceLabel = (inputs: SimulationInputs): string =>
  `Saldo aos ${retirementAgeText(inputs)}`

/** A return that is simulated. */
export const returnLabel = (percent: number): string => `${percentText(percent)} ao ano`

/** An income against the goal. */
export const ofGoalText = (income: number, goal: number): string =>
  `${reaisText(income)} de ${reaisText(goal)}`

export function resultSentence(simulation: SimulatedFigures, inputs: SimulationInputs): string {
  const [first] = simulation.incomes
  if (simulation.balance <= 0 || !first) return simulationText.result.nothing
  const paid = simulation.incomes
    .map(({ type, gross }) => `${reaisText(gross)} (${types[type].toLowerCase()})`)
    .join(', ')
  return `Aos ${retirementAgeText(inputs)} o saldo pode chegar a ${reaisText(simulation.balance)}. A primeira renda do mês seria de ${paid}.`
}

/** Part of the final balance that is investment return, in reais. */
export function savingSentence({ years }: BenefitSimulation): string {
  const last = years.at(-1)
  if (!last || last.balance <= 0) return simulationText.result.nothing
  return `De ${reaisText(last.balance)}, ${reaisText(last.returns)} são rendimento.`
}

/** Between which balances the retirement may begin. */
export function outcomesSentence(outcomes: readonly SimulatedOutcome[], inputs: SimulationInputs): string {
  const [low, high] = [outcomes[0], outcomes.at(-1)]
  if (!low || !high || high.balance <= 0) return simulationText.result.nothing
  return `Aos ${retirementAgeText(inputs)} o saldo pode ir de ${reaisText(low.balance)} a ${reaisText(high.balance)}.`
}

/** Which returns make the ends of that range, and where the chosen one lies. */
export function outcomeReturnsSentence(
  outcomes: readonly SimulatedOutcome[],
  { realReturnPercent }: SimulationInputs,
): string {
  const [low, high] = [outcomes[0], outcomes.at(-1)]
  const chosen = outcomes.find((outcome) => outcome.realReturnPercent === realReturnPercent)
  if (!low || !high || !chosen) return ''
  const ends = `${percentText(low.realReturnPercent)} e ${returnLabel(high.realReturnPercent)}`
  return `São os saldos com rendimento de ${ends}. Com ${returnLabel(realReturnPercent)}, como você supõe, seriam ${reaisText(chosen.balance)}.`
}

/** The lowest and the highest first income of each type. */
export function outcomeIncomesSentences(outcomes: readonly SimulatedOutcome[]): string[] {
  const [low, high] = [outcomes[0], outcomes.at(-1)]
  return (low?.incomes ?? []).flatMap(({ type, gross }) => {
    const most = high?.incomes.find((income) => income.type === type)
    return most ? [`${types[type]}: de ${reaisText(gross)} a ${reaisText(most.gross)} por mês.`] : []
  })
}

/** How long a balance pays. */
export function afterSentence({ type, gross, after }: SimulatedIncomeType, retirementAge: number): string {
  const last = after?.points.at(-1)
  return incomeEndText(type, gross, {
    exhaustedAt:
      after && after.exhaustedIn !== null ? retirementAge + Math.floor(after.exhaustedIn / 12) : null,
    lastAge: retirementAge + Math.floor((last?.month ?? 0) / 12),
    lastIncome: last?.income ?? gross,
  })
}

/** The goal, and what it takes to reach it with a type of income. */
export function goalSentence({ goal, extraContribution, retirementAge }: WayToGoal, income: string): string {
  const wanted = `Sua meta é de ${reaisText(goal)} por mês. Com a renda por ${income.toLowerCase()}:`
  if (extraContribution === 0) return `${wanted} você chega lá com estes números.`
  const ways = [
    ...(extraContribution === null ? [] : [`contribuir mais ${reaisText(extraContribution)} por mês`]),
    ...(retirementAge === null ? [] : [`se aposentar aos ${retirementAge} anos`]),
  ]
  if (ways.length === 0)
    return `${wanted} nem a maior contribuição nem a maior idade desta simulação chegam lá.`
  return `${wanted} para chegar lá, você pode ${ways.join(' ou ')}.`
}

/** A field that was moved, and where to. */
export function movedSentence(moved: ClampedField): string {
  return `${simulationFieldNames[moved.field]}: ${usedSentence(moved)}`
}

/** The value used instead of one out of range, and why. */
export function usedSentence({ field, code, used }: ClampedField): string {
  const why = {
    'below-range': 'o menor valor',
    'above-range': 'o maior valor',
    'not-a-number': 'o valor de costume',
  }
  return `usamos ${simulationFigureText(field, used)}, ${why[code]} desta simulação.`
}

/** Where a figure comes from, or what it was before the person changed it. `source`: who knows it. */
export function markSentence(
  field: SimulationField,
  value: number | null,
  { known, source }: FigureMark,
): string {
  if (value === known) return simulationText.mark[source]
  const whose = source === 'own' ? 'Nos seus dados' : 'O plano supõe'
  return `${whose}: ${simulationFigureText(field, known)}.`
}

/** Fee of the balance, each month until the retirement. */
export function feeSentence(percent: number): string {
  return `O plano tira do saldo uma taxa de ${percentText(percent)} por mês até a aposentadoria. As contas já a descontam.`
}

/** Since when the balance is worth so much. */
export function quotaSentence(day: string): string {
  return `O saldo é o de ${dateText(day)}, pela cota desse dia.`
}
