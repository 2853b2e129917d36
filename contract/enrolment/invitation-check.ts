import type { IsoDate } from '#domain/calendar.ts'
import type { InvitationForm, InvitationHistory, InvitationProblem } from '#domain/enrolment/invitations.ts'
import { checkInvitation } from '#domain/enrolment/invitations.ts'
import type { Outcome } from '#domain/outcome.ts'
import { type Complaint, complaints } from '../complaints.ts'
import { invitationSentence } from './invitations.text.ts'
import type { InvitationValues } from './invitations.ts'

const invitationPaths: Readonly<Record<InvitationProblem['field'], keyof InvitationValues>> = {
  name: 'nome',
  email: 'email',
  phone: 'telefone',
  kinship: 'parentesco',
  hasConsent: 'consentimento',
}

/** An invitation under the rule of the domain, against what the sender sent before: as it is sent, or every complaint. */
export function checkInvitationValues(
  { nome, email, telefone, parentesco, consentimento }: InvitationValues,
  history: InvitationHistory,
  today: IsoDate,
): Outcome<InvitationForm, Complaint> {
  const outcome = checkInvitation(
    {
      name: nome,
      email,
      phone: telefone,
      kinship: parentesco ?? '',
      hasConsent: consentimento,
    },
    history,
    today,
  )
  if (outcome.ok) return outcome
  return complaints(outcome.problems, (problem) => [
    invitationPaths[problem.field],
    invitationSentence(problem),
  ])
}
