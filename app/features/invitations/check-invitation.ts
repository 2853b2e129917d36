import { invitationSentence } from '#contract/invitations.text.ts'
import type { InvitationItem } from '#contract/invitations.ts'
import { checkInvitation, type InvitationProblem } from '#domain/invitations.ts'
import type { InvitationValues } from './invitations.schema.ts'

/** What a new invitation is checked against. */
export type SentInvitations = {
  convites: readonly InvitationItem[]
  emailProprio: string | null
  hoje: string
}

const FIELDS = {
  name: 'nome',
  email: 'email',
  phone: 'telefone',
  kinship: 'parentesco',
  hasConsent: 'consentimento',
} as const satisfies Record<InvitationProblem['field'], keyof InvitationValues>

/** The rule of the invitation as messages by wire path; undefined when it can be sent. */
export function checkValues(
  { nome, email, telefone, parentesco, consentimento }: InvitationValues,
  { convites, emailProprio, hoje }: SentInvitations,
) {
  const outcome = checkInvitation(
    {
      name: nome,
      email,
      phone: telefone.replaceAll(/\D/g, ''),
      kinship: parentesco ?? '',
      hasConsent: consentimento,
    },
    { ownEmail: emailProprio, sent: convites.map(asSent) },
    hoje,
  )
  if (outcome.ok) return undefined
  const fields: Partial<Record<keyof InvitationValues, string>> = {}
  for (const problem of outcome.problems) fields[FIELDS[problem.field]] = invitationSentence(problem)
  return { fields }
}

function asSent({ email, enviadoEm, validoAte, aceitoEm, canceladoEm, naoEntregueEm }: InvitationItem) {
  return {
    email,
    sentOn: enviadoEm,
    validUntil: validoAte,
    acceptedOn: aceitoEm,
    cancelledOn: canceladoEm,
    bouncedOn: naoEntregueEm,
  }
}
