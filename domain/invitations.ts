import type { IsoDate } from './calendar.ts'
import { addDays, compareIso } from './calendar.ts'
import type { Outcome } from './outcome.ts'

/** Days in which an invitation may be accepted. */
export const INVITATION_DAYS = 30

/** An invitation to join a plan, as it was sent. */
export interface Invitation {
  sentOn: IsoDate
  acceptedOn: IsoDate | null
  cancelledOn: IsoDate | null
  /** The e-mail came back. */
  bouncedOn: IsoDate | null
}

/** What an invitation is on a day; `sent` waits for an answer. */
export type InvitationState = 'sent' | 'accepted' | 'cancelled' | 'undelivered' | 'expired'

/** Last day on which an invitation may be accepted. */
export function invitationValidUntil({ sentOn }: Pick<Invitation, 'sentOn'>): IsoDate {
  return addDays(sentOn, INVITATION_DAYS)
}

export function invitationState(invitation: Invitation, today: IsoDate): InvitationState {
  if (invitation.acceptedOn !== null) return 'accepted'
  if (invitation.cancelledOn !== null) return 'cancelled'
  if (invitation.bouncedOn !== null) return 'undelivered'
  return compareIso(today, invitationValidUntil(invitation)) > 0 ? 'expired' : 'sent'
}

/** What may be done with an invitation: sent again once it failed or ran out, withdrawn while it waits. */
export function invitationActions(state: InvitationState): { mayResend: boolean; mayCancel: boolean } {
  return { mayResend: state === 'expired' || state === 'undelivered', mayCancel: state === 'sent' }
}

export interface InvitationForm {
  name: string
  email: string
  /** Digits; optional. */
  phone: string
  kinship: string
  /** The invited person agreed to be written to. */
  hasConsent: boolean
}

export type InvitationProblem =
  | { field: 'name' | 'email' | 'kinship'; code: 'required' }
  | { field: 'email'; code: 'invalid-email' | 'already-invited' }
  | { field: 'phone'; code: 'invalid-phone' }
  | { field: 'hasConsent'; code: 'consent-required' }

/** An invitation as it is sent; `waitingEmails` are those with an open invitation of the same person. */
export function checkInvitation(
  form: InvitationForm,
  waitingEmails: readonly string[],
): Outcome<InvitationForm, InvitationProblem> {
  const email = form.email.trim().toLowerCase()
  const problems: InvitationProblem[] = []
  if (form.name.trim() === '') problems.push({ field: 'name', code: 'required' })
  if (email === '') problems.push({ field: 'email', code: 'required' })
  else if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) problems.push({ field: 'email', code: 'invalid-email' })
  else if (waitingEmails.some((waiting) => waiting.toLowerCase() === email))
    problems.push({ field: 'email', code: 'already-invited' })
  if (form.phone !== '' && !/^\d{10,11}$/.test(form.phone))
    problems.push({ field: 'phone', code: 'invalid-phone' })
  if (form.kinship.trim() === '') problems.push({ field: 'kinship', code: 'required' })
  if (!form.hasConsent) problems.push({ field: 'hasConsent', code: 'consent-required' })
  return problems.length > 0
    ? { ok: false, problems }
    : { ok: true, result: { ...form, name: form.name.trim(), email } }
}
