import type { IncomeType } from '#domain/benefits/benefit-rules.ts'
import {
  ageAfter,
  monthsToRetirement,
  type SimulationField,
  type SimulationInputs,
} from '#domain/simulation/safe-inputs.ts'
import { percentText, reaisText, spanText, yearsText } from '../value-text.ts'

export const simulationFieldNames = {
  currentAge: 'Sua idade',
  retirementAge: 'Idade ao se aposentar',
  balance: 'Saldo hoje',
  employerBalance: 'Saldo da patrocinadora',
  salary: 'Salário por mês',
  ownContribution: 'Sua contribuição por mês',
  employerContribution: 'Contribuição da patrocinadora por mês',
  cashPercent: 'Saque à vista na aposentadoria',
  incomePercent: 'Percentual do saldo por mês',
  termYears: 'Prazo da renda',
  realReturnPercent: 'Rendimento acima da inflação, ao ano',
  growthPercent: 'Aumento da contribuição acima da inflação, ao ano',
  goalPercent: 'Sua meta: parte do salário',
} as const satisfies Record<SimulationField, string>

export const simulatedIncomeNames = {
  percent: 'Percentual do saldo',
  'fixed-term': 'Prazo certo',
  lifetime: 'Vitalícia',
} as const satisfies Record<IncomeType, string>

export const simulationResultNames = {
  balance: 'Saldo na aposentadoria',
  contributed: 'Contribuições até lá',
  cash: 'Saque à vista',
} as const

const UNTOLD = 'Não informado'

type Measure = 'years' | 'reais' | 'percent'

/** Unit of each figure. */
export const simulationMeasures = {
  currentAge: 'years',
  retirementAge: 'years',
  balance: 'reais',
  employerBalance: 'reais',
  salary: 'reais',
  ownContribution: 'reais',
  employerContribution: 'reais',
  cashPercent: 'percent',
  incomePercent: 'percent',
  termYears: 'years',
  realReturnPercent: 'percent',
  growthPercent: 'percent',
  goalPercent: 'percent',
} as const satisfies Record<SimulationField, Measure>

/** A figure of a simulation with its unit: `60 anos`, `R$ 500,00`, `4%`. */
export function simulationFigureText(field: SimulationField, value: number | null): string {
  if (value === null) return UNTOLD
  const measure = simulationMeasures[field]
  if (measure === 'reais') return reaisText(value)
  return measure === 'years' ? yearsText(value) : percentText(value)
}

/** How old somebody is at the retirement: `60 anos`, `63 anos e 6 meses`. */
export function retirementAgeText({
  retirementAge,
  retirementAgeMonths = 0,
}: Pick<SimulationInputs, 'retirementAge' | 'retirementAgeMonths'>): string {
  return spanText(retirementAge * 12 + retirementAgeMonths)
}

/** How old somebody is so many months after today; at the retirement with the months beside its years. */
export function ageAfterText(inputs: SimulationInputs, months: number): string {
  return months === monthsToRetirement(inputs)
    ? retirementAgeText(inputs)
    : simulationFigureText('currentAge', ageAfter(inputs, months))
}

/** How long a balance pays, or that it never ends. `income` is the first one of a month. */
export function incomeEndText(
  type: IncomeType,
  income: number,
  { exhaustedAt, lastAge, lastIncome }: { exhaustedAt: number | null; lastAge: number; lastIncome: number },
): string {
  if (type === 'lifetime')
    return 'A renda vitalícia é paga enquanto você viver, por um fundo de todos. Ela não tem saldo seu.'
  const name = simulatedIncomeNames[type]
  if (exhaustedAt !== null)
    return `${name}: ${reaisText(income)} por mês até os ${exhaustedAt} anos. Então o saldo acaba.`
  return `${name}: o saldo não chega a zero, mas a renda muda com ele. Começa em ${reaisText(income)} e aos ${lastAge} anos é de ${reaisText(lastIncome)}.`
}

/** Why a simulation cannot be kept. */
export const savedSimulationSentences = {
  noName: 'Dê um nome à simulação.',
  sameName: 'Você já guardou uma simulação com este nome. Escolha outro.',
  tooMany: (most: number) => `Você já guardou ${most} simulações. Exclua uma para guardar outra.`,
  gone: 'Esta simulação não está mais guardada.',
  outOfRange: (field: SimulationField, minimum: number, maximum: number) =>
    `${simulationFieldNames[field]}: use de ${simulationFigureText(field, minimum)} a ${simulationFigureText(field, maximum)}.`,
} as const

export const simulationSubject = 'Simulação de benefício'

export const simulationDisclaimer =
  'É uma simulação, em dinheiro de hoje. Ela não promete rendimento nem renda, e as regras e os impostos podem mudar.'
