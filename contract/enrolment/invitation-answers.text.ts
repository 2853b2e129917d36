import type { InvitationLinkState, InvitedPersonProblem } from '#domain/enrolment/invitation-answers.ts'
import { phoneSentences } from '../people/contacts.text.ts'
import { nameSentence } from '../people/names.text.ts'

export const invitationLinkSentences = {
  incomplete: 'O link está incompleto. Abra o link inteiro do e-mail.',
  forgotten: 'Este aparelho não guarda mais o convite. Abra de novo o link do e-mail.',
  unknown: 'Este link de convite não existe. Abra o link inteiro do e-mail mais recente.',
} as const

/** Why an invitation can not be answered any more, and what to do. */
export const invitationOver: Readonly<Record<Exclude<InvitationLinkState, 'open'>, string>> = {
  answered:
    'Este convite já foi respondido. Siga o e-mail que enviamos ou entre com o seu CPF e a sua senha.',
  refused: 'Este convite foi recusado. Se mudou de ideia, peça outro a quem convidou você.',
  cancelled: 'Quem convidou você cancelou este convite. Se ainda quer participar, peça outro.',
  expired: 'O prazo deste convite passou. Peça outro a quem convidou você.',
}

/** Why who is signed in does not join. */
export const joiningRefusals = {
  own: 'Este convite foi enviado por você. Encaminhe o e-mail só a quem você convidou.',
  attendant: 'Quem atende não participa de planos por este acesso. Entre com o seu acesso de participante.',
  inPlan: (plan: string) => `Você já participa do plano ${plan}. Não é preciso aceitar o convite.`,
} as const

export function invitedPersonSentence(problem: InvitedPersonProblem): string {
  if (problem.code === 'invalid-name') return nameSentence(problem.why)
  const { field, code } = problem
  const sentences: Readonly<Partial<Record<typeof code, string>>> = byField[field]
  return sentences[code] ?? ''
}

const byField = {
  name: {
    required: 'Informe o seu nome completo.',
    incomplete: 'Informe nome e sobrenome.',
  },
  cpf: { required: 'Informe o CPF.', invalid: 'CPF inválido. Confira os números.' },
  birthDate: {
    required: 'Informe a data de nascimento.',
    invalid: 'Esta data não existe. Confira dia, mês e ano.',
    'in-the-future': 'A data de nascimento não pode estar no futuro.',
    minor: 'Para menores de 18 anos a adesão é feita com o responsável. Fale com a entidade.',
  },
  phone: {
    required: 'Informe o celular com DDD.',
    ...phoneSentences,
  },
  isAgreed: { required: 'Confirme que você quer participar do plano.' },
} as const
