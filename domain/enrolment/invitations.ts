import type { IsoDate } from '../calendar.ts'
import { addDays, compareIso } from '../calendar.ts'
import { type EmailProblem, emailProblem, tidyEmail } from '../email-address.ts'
import { type NameProblem, nameProblem, tidyName } from '../full-name.ts'
import type { Outcome } from '../outcome.ts'
import { type PhoneCode, readPhone } from '../people/phone.ts'

/** How invitations are limited, by the plan's or the entity's policy. */
export interface InvitationRules {
  /** Days in which an invitation may be accepted. */
  validDays: number
  /** Invitations of one person that may wait for an answer at the same time. */
  mostWaiting: number
}

export const suggestedInvitationRules: InvitationRules = { validDays: 30, mostWaiting: 10 }

/** An invitation to join a plan, as it was sent. */
export interface Invitation {
  sentOn: IsoDate
  /** Last day to accept it, as its e-mail promised. */
  validUntil: IsoDate
  acceptedOn: IsoDate | null
  refusedOn: IsoDate | null
  cancelledOn: IsoDate | null
  /** The e-mail came back. */
  bouncedOn: IsoDate | null
}

/** State of an invitation on a day; `sent` waits for an answer. */
export type InvitationState = 'sent' | 'accepted' | 'refused' | 'cancelled' | 'undelivered' | 'expired'

/** Last day on which an invitation may be accepted that is sent under these rules; it is kept with the invitation. */
export function invitationValidUntil(
  { sentOn }: Pick<Invitation, 'sentOn'>,
  { validDays }: Pick<InvitationRules, 'validDays'>,
): IsoDate {
  return addDays(sentOn, validDays)
}

export function invitationState(invitation: Invitation, today: IsoDate): InvitationState {
  if (invitation.acceptedOn !== null) return 'accepted'
  if (invitation.refusedOn !== null) return 'refused'
  if (invitation.cancelledOn !== null) return 'cancelled'
  if (invitation.bouncedOn !== null) return 'undelivered'
  return compareIso(today, invitation.validUntil) > 0 ? 'expired' : 'sent'
}

/** An invitation may be sent again once it failed or expired, though never twice on a day, and canceled while it waits. */
export function invitationActions(
  invitation: Invitation,
  today: IsoDate,
): { mayResend: boolean; mayCancel: boolean } {
  const state = invitationState(invitation, today)
  const hasFailed = state === 'expired' || state === 'undelivered'
  return { mayResend: hasFailed && invitation.sentOn !== today, mayCancel: state === 'sent' }
}

/**
 * Why an address may not be written to; null when it may. `address`: its last invitation by the same person. Who refused is left in peace
 * for as long as the invitation would have been good.
 */
export function addressProblem(
  address: Invitation | null,
  today: IsoDate,
): 'already-invited' | 'already-accepted' | 'refused' | 'invited-today' | null {
  if (address === null) return null
  const state = invitationState(address, today)
  if (state === 'sent') return 'already-invited'
  if (state === 'accepted') return 'already-accepted'
  if (state === 'refused' && compareIso(today, address.validUntil) <= 0) return 'refused'
  return address.sentOn === today ? 'invited-today' : null
}

export interface InvitationForm {
  name: string
  email: string
  /** As typed, optional; as it is sent, as it is kept. */
  phone: string
  kinship: string
  /** The invited person agreed to be written to. */
  hasConsent: boolean
}

export type InvitationProblem =
  | { field: 'name' | 'email' | 'kinship'; code: 'required' }
  | { field: 'name'; code: 'invalid-name'; why: NameProblem }
  | { field: 'email'; code: 'invalid-email'; why: EmailProblem }
  | { field: 'email'; code: 'own-email' | NonNullable<ReturnType<typeof addressProblem>> }
  | { field: 'phone'; code: Exclude<PhoneCode, 'not-mobile'> }
  | { field: 'hasConsent'; code: 'consent-required' }

/** Facts against which an invitation is checked: the sender's own address, and their earlier invitations, by address. */
export interface InvitationHistory {
  ownEmail: string | null
  sent: readonly (Invitation & { email: string })[]
}

/** An invitation as it is sent: tidy, and only to an address that may be written to today. */
export function checkInvitation(
  form: InvitationForm,
  history: InvitationHistory,
  today: IsoDate,
): Outcome<InvitationForm, InvitationProblem> {
  const name = tidyName(form.name)
  const email = tidyEmail(form.email)
  const why = nameProblem(name)
  const mayNotWrite = addresseeProblem(email, history, today)
  const phone = readPhone(form.phone)
  const problems: InvitationProblem[] = []
  if (name === '') problems.push({ field: 'name', code: 'required' })
  else if (why !== null) problems.push({ field: 'name', code: 'invalid-name', why })
  const wrongEmail = email === '' ? null : emailProblem(email)
  if (email === '') problems.push({ field: 'email', code: 'required' })
  else if (wrongEmail !== null) problems.push({ field: 'email', code: 'invalid-email', why: wrongEmail })
  else if (mayNotWrite !== null) problems.push({ field: 'email', code: mayNotWrite })
  if ('code' in phone) problems.push({ field: 'phone', code: phone.code })
  if (form.kinship.trim() === '') problems.push({ field: 'kinship', code: 'required' })
  if (!form.hasConsent) problems.push({ field: 'hasConsent', code: 'consent-required' })
  if (problems.length > 0 || 'code' in phone) return { ok: false, problems }
  return { ok: true, result: { ...form, name, email, phone: phone.number } }
}

function addresseeProblem(email: string, { ownEmail, sent }: InvitationHistory, today: IsoDate) {
  if (ownEmail !== null && tidyEmail(ownEmail) === email) return 'own-email'
  return addressProblem(sent.find((invitation) => tidyEmail(invitation.email) === email) ?? null, today)
}
