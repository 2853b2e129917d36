import type { IsoDate } from '#domain/calendar.ts'
import type {
  ProfileChangeObstacle,
  ProfileChangeProblem,
} from '#domain/investments/investment-profiles/check-investment-profile-change.ts'
import type { AnswerProblem } from '#domain/investments/investment-profiles/score-questionnaire.ts'
import { dateText } from '../value-text.ts'

/** Fields of a choice of profile, by wire path. */
export const investmentProfileFields = {
  idPerfil: 'Perfil de investimentos',
  aceitaTermo: 'Termo de Ciência de Risco',
} as const

type Code = Exclude<(ProfileChangeProblem | ProfileChangeObstacle)['code'], 'window-closed'>

export const investmentProfileSentences: Readonly<Record<Code, string>> = {
  'profile-required': 'Escolha um perfil.',
  'not-offered': 'Este perfil não é oferecido. Escolha um da lista.',
  unchanged: 'Este já é o seu perfil. Escolha outro para trocar.',
  'lifetime-income': 'Quem recebe renda vitalícia não tem perfil de investimentos.',
  'questionnaire-required': 'Responda o questionário antes de escolher o perfil.',
  'questionnaire-expired':
    'O resultado do seu questionário venceu. Responda de novo antes de escolher o perfil.',
  'risk-term-required':
    'Este perfil tem mais risco do que o seu resultado. Para escolhê-lo, leia e aceite o Termo de Ciência de Risco.',
}

export const answerSentences: Readonly<Record<AnswerProblem['code'], string>> = {
  'answer-required': 'Escolha uma resposta.',
  'unknown-option': 'Esta resposta não existe. Escolha uma da lista.',
}

/** Why nothing can be chosen now, and when the next time is. */
export function windowClosedSentence({ from, to }: { from: IsoDate; to: IsoDate }): string {
  return `Fora do período de alteração. Próximo período: ${dateText(from)} a ${dateText(to)}.`
}

/** Why a choice is not granted yet: until the window closes the person may still change it. */
export function windowStillOpenSentence(until: IsoDate): string {
  return `A pessoa pode cancelar ou trocar a escolha até ${dateText(until)}. Defira depois que o período terminar.`
}

/** The risk term of a choice above the result: what is accepted, and kept with the request. */
export function riskTerm(profile: string, result: string): string {
  return [
    `Meu questionário indicou o perfil ${result}. Escolho o perfil ${profile}, que tem mais risco.`,
    'Sei que o meu saldo pode oscilar mais e até diminuir, e que rentabilidade passada não garante rentabilidade futura.',
    'Sei que posso mudar de ideia até o fim deste período de alteração e que, depois dele, só posso trocar de perfil no próximo.',
  ].join(' ')
}
