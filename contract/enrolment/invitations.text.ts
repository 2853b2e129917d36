import type { InvitationProblem } from '#domain/enrolment/invitations.ts'
import { emailSentence, phoneSentences } from '../people/contacts.text.ts'
import { nameSentence } from '../people/names.text.ts'
import type { InvitationSituation, KinshipCode } from './invitations.ts'

export const kinshipNames: Readonly<Record<KinshipCode, string>> = {
  conjuge: 'Cônjuge ou companheiro(a)',
  filho: 'Filho(a) ou enteado(a)',
  'pai-mae': 'Pai ou mãe',
  irmao: 'Irmão ou irmã',
  neto: 'Neto(a)',
  'outro-parente': 'Outro parente',
  colega: 'Amigo(a) ou colega',
}

/** Where an invitation stands. */
export const situationNames: Readonly<Record<InvitationSituation, string>> = {
  enviado: 'Aguardando resposta',
  aceito: 'Aceito',
  recusado: 'Recusado',
  cancelado: 'Cancelado',
  'nao-entregue': 'Não entregue',
  expirado: 'Expirado',
}

export function invitationSentence(problem: InvitationProblem): string {
  switch (problem.code) {
    case 'required':
      return required[problem.field]
    case 'invalid-name':
      return nameSentence(problem.why)
    case 'invalid-email':
      return emailSentence(problem.why)
    default:
      return problem.field === 'phone' ? phoneSentences[problem.code] : sentences[problem.code]
  }
}

const required = {
  name: 'Informe o nome de quem você quer convidar.',
  email: 'Informe o e-mail de quem você quer convidar.',
  kinship: 'Escolha o parentesco ou a relação.',
} as const

const sentences = {
  'own-email': 'Este é o seu próprio e-mail. Informe o de quem você quer convidar.',
  'already-invited': 'Você já convidou este e-mail, e o convite ainda vale.',
  'already-accepted': 'Quem usa este e-mail já aceitou o seu convite.',
  refused: 'Quem usa este e-mail recusou o seu convite há pouco tempo.',
  'invited-today': 'Você já escreveu para este e-mail hoje. Tente de novo amanhã.',
  'consent-required': 'Confirme que a pessoa aceita receber o convite.',
} as const

/** When nothing can be sent because too many invitations wait. */
export function tooManyWaitingSentence(most: number): string {
  return `Você já tem ${most} convites aguardando resposta. Espere uma resposta ou cancele um deles.`
}
