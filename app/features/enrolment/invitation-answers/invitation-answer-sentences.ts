import type { InvitationPreview } from '#contract/enrolment/invitation-answers.ts'
import { dateText } from '#contract/value-text.ts'
import { firstName } from '#domain/first-name.ts'

type InvitationFacts = Pick<
  InvitationPreview,
  'convidante' | 'plano' | 'entidade' | 'nome' | 'validoAte' | 'email'
>

/** Who invites to what. */
export function invitationTitle({ convidante, plano }: InvitationFacts): string {
  return `${convidante} convidou você para o plano ${plano.nome}`
}

/** The greeting, and what the plan is. */
export function invitationLead({ nome, plano, entidade }: InvitationFacts): string {
  return `${firstName(nome)}, o ${plano.nome} é um plano de previdência complementar da ${entidade}. Você decide se quer participar.`
}

/** Last day to answer. */
export function validUntil({ validoAte }: InvitationFacts): string {
  return dateText(validoAte)
}

/** Consent given by accepting. */
export function agreement({ plano, entidade }: InvitationFacts): string {
  return `Quero participar do plano ${plano.nome} e confirmo que os dados são meus. A ${entidade} vai usá-los para administrar a minha participação.`
}

/** Where to look for what comes next. */
export function answeredLead({ email }: InvitationFacts): string {
  return `O próximo passo vai por e-mail. O convite foi enviado para ${email}.`
}

/** The question before who is signed in joins. */
export function joinQuestion({ plano }: InvitationFacts): string {
  return `Participar do plano ${plano.nome}?`
}

/** With whose account. */
export function joinText(name: string, { plano, convidante }: InvitationFacts): string {
  return `Você entra no ${plano.nome} com o cadastro de ${name}. ${firstName(convidante)} fica sabendo que você aceitou.`
}

/** Whose account it would be. */
export function signedInAs(name: string): string {
  return `Você está no portal como ${name}. Se não é você, saia antes de responder.`
}

/** After joining. */
export function joinedTitle(plan: string): string {
  return `Você participa do ${plan}`
}
