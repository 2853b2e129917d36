import type { IsoDate } from '#domain/calendar.ts'
import type { ContributionProblem } from '#domain/contributions/check-contribution-change.ts'
import type { VoluntaryChangeProblem } from '#domain/contributions/check-voluntary-change.ts'
import { dateText, reaisText } from '../value-text.ts'

/** Fields of a change of percentages, by wire path. */
export const percentageFields = {
  percentualBasica: 'Contribuição básica',
  percentualSuplementar: 'Contribuição suplementar',
} as const

/** Fields of a change of a voluntary contribution, by wire path. */
export const voluntaryFields = {
  valorContribuicao: 'Valor da contribuição mensal',
  formaPagamento: 'Forma de pagamento',
  agencia: 'Agência',
  conta: 'Conta',
} as const

type VoluntaryCode = Exclude<VoluntaryChangeProblem['code'], 'below-minimum'>

export const percentageSentences: Readonly<Record<ContributionProblem['code'], string>> = {
  'salary-unknown': 'A patrocinadora ainda não informou o seu salário. Fale com o atendimento.',
  'salary-below-unit':
    'Com o seu salário não há contribuição básica. Deixe a básica em 0% e escolha a suplementar.',
  'percent-not-offered': 'Este percentual não é oferecido. Escolha um da lista.',
  'basic-below-maximum': 'Para ter contribuição suplementar, escolha antes o maior percentual da básica.',
  'nothing-contributed': 'Escolha um percentual maior que zero.',
  unchanged: 'Estes percentuais já são os atuais. Escolha outros para alterar.',
}

export const voluntarySentences: Readonly<Record<VoluntaryCode, string>> = {
  'value-required': 'Informe o valor da contribuição.',
  'fraction-of-cent': 'Use no máximo duas casas decimais.',
  'method-required': 'Escolha boleto ou débito em conta.',
  'agency-incomplete': 'Informe a agência, com 4 números.',
  'account-incomplete': 'Informe a conta, com 5 números, traço e 1 dígito.',
  'bank-not-accepted': 'O débito em conta só aceita o banco 341 (Itaú).',
  unchanged: 'Esta já é a sua contribuição atual. Mude o valor ou a forma de pagamento.',
}

/** The note under a voluntary amount, in the product's own words: '*Valor minimo R$122,08'. `minimum` in reais. */
export function minimumNote(minimum: number): string {
  return `*Valor minimo ${reaisText(minimum).replace(/\s/, '')}`
}

/** Under the value; `minimum` in reais. */
export function belowMinimumSentence(minimum: number): string {
  return `O valor mínimo é ${reaisText(minimum)}.`
}

/** Why no change may be filed now, and since when the next one may. */
export function windowClosedSentence(nextDate: IsoDate): string {
  return `Você já alterou a contribuição neste trimestre. A próxima alteração pode ser feita a partir de ${dateText(nextDate)}.`
}
