import {
  retirementAgeText,
  simulatedIncomeNames,
  simulationFieldNames,
  simulationFigureText,
} from '#contract/simulation/benefit-simulation.text.ts'
import type { SavedChange, SavedSimulation } from '#contract/simulation/saved-simulations.ts'
import { dateText, reaisText } from '#contract/value-text.ts'
import { mainIncome } from '#domain/simulation/main-income.ts'
import type { SimulatedFigures } from '#domain/simulation/simulate-benefit.ts'
import { savedText } from './saved-simulations.text.ts'

/** An act of a row, told apart from the same act of the others: "Abrir Aos 65 anos". */
export const savedAction = (act: string, { nome }: Pick<SavedSimulation, 'nome'>): string => `${act} ${nome}`

export const removeQuestion = ({ nome }: Pick<SavedSimulation, 'nome'>): string => `Excluir “${nome}”?`

/** When it was kept, and what came of it on that day. */
export function savedSentence({ guardadaEm, entradas, resultado }: SavedSimulation): string {
  const income = mainIncome(resultado.rendas.map(({ tipo, bruta }) => ({ type: tipo, gross: bruta })))
  const paid = income
    ? `, renda por ${simulatedIncomeNames[income.type].toLowerCase()} de ${reaisText(income.gross)} por mês`
    : ''
  return `Guardada em ${dateText(guardadaEm)}. Aos ${retirementAgeText(entradas)}, saldo de ${reaisText(resultado.saldo)}${paid}.`
}

/** The same figures by what holds today; null where the same comes of them. */
export function todaySentence({ resultado }: SavedSimulation, today: SimulatedFigures): string | null {
  const income = mainIncome(today.incomes)
  const kept = resultado.rendas.find(({ tipo }) => tipo === income?.type)
  if (today.balance === resultado.saldo && kept?.bruta === income?.gross) return null
  const paid = income ? ` e a renda, ${reaisText(income.gross)} por mês` : ''
  return `Com os mesmos números, hoje o saldo seria ${reaisText(today.balance)}${paid}.`
}

/** One thing that is not as it was. */
export function changeSentence({ tipo, campo, antes, agora }: SavedChange): string {
  if (tipo === 'regras') return savedText.terms
  if (tipo === 'impostos' || campo === null) return savedText.taxes
  const whose = tipo === 'dados' ? savedText.own : savedText.assumed
  return `${whose}, ${simulationFieldNames[campo].toLowerCase()}: era ${simulationFigureText(campo, antes)}, agora é ${simulationFigureText(campo, agora)}.`
}

export const compareLabel = (isCompared: boolean): string =>
  isCompared ? savedText.compared : savedText.compare
