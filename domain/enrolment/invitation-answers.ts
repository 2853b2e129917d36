import type { IsoDate } from '../calendar.ts'
import { ageOn, compareIso } from '../calendar.ts'
import { isValidCpf, onlyDigits } from '../cpf.ts'
import { hasTwoWords, type NameProblem, nameProblem, tidyName } from '../full-name.ts'
import { isIsoDate } from '../iso-date.ts'
import type { Outcome } from '../outcome.ts'
import { keptPhone, mobileProblem, type PhoneCode } from '../people/phone.ts'
import type { Invitation } from './invitations.ts'

/** From this age on a person joins a plan by themselves (Código Civil, art. 5). */
const AGE_OF_MAJORITY = 18
/** Nobody is older: the year was mistyped. */
const OLDEST_AGE = 125

/** An invitation with what came in by its link. */
export interface AnsweredInvitation extends Invitation {
  /** Day on which somebody sent their data by its link; whether a participant came of it is not said by that. */
  answeredOn: IsoDate | null
}

/** State of an invitation for those who open its link; `open`: it may be answered. */
export type InvitationLinkState = 'open' | 'answered' | 'refused' | 'cancelled' | 'expired'

/**
 * State for those who open the link. `answered` is the same whether the data made a participant or belonged to one already, so that the
 * link does not reveal whose CPFs are known. A given-up e-mail is no reason to close it: whoever has the link has received it.
 */
export function invitationLinkState(invitation: AnsweredInvitation, today: IsoDate): InvitationLinkState {
  if (invitation.acceptedOn !== null || invitation.answeredOn !== null) return 'answered'
  if (invitation.refusedOn !== null) return 'refused'
  if (invitation.cancelledOn !== null) return 'cancelled'
  return compareIso(today, invitation.validUntil) > 0 ? 'expired' : 'open'
}

/**
 * Whether somebody with an account may join by the link: while it is open, or once their own data were sent by it. `isTheirs`: those that
 * were sent are theirs.
 */
export function mayJoinByLink(
  invitation: AnsweredInvitation,
  { isTheirs, today }: { isTheirs: boolean; today: IsoDate },
): boolean {
  if (invitation.acceptedOn !== null) return false
  const answeredOn = isTheirs ? null : invitation.answeredOn
  return invitationLinkState({ ...invitation, answeredOn }, today) === 'open'
}

/** Who accepts an invitation, as they say it. */
export interface InvitedPerson {
  name: string
  /** In digits or formatted. */
  cpf: string
  /** Null: not told. */
  birthDate: IsoDate | null
  /** Mobile telephone, as typed or as it is kept. */
  phone: string
  /** They want to join. */
  isAgreed: boolean
}

export type InvitedPersonProblem =
  | { field: 'name'; code: 'required' | 'incomplete' }
  | { field: 'name'; code: 'invalid-name'; why: NameProblem }
  | { field: 'cpf'; code: 'required' | 'invalid' }
  | { field: 'birthDate'; code: 'required' | 'invalid' | 'in-the-future' | 'minor' }
  | { field: 'phone'; code: 'required' | PhoneCode }
  | { field: 'isAgreed'; code: 'required' }

/** Who joins: tidy, with CPF in digits and the telephone as it is kept. */
export type JoiningPerson = { name: string; cpf: string; birthDate: IsoDate; phone: string }

/** The person who joins by an invitation, or everything wrong with what they said. */
export function checkInvitedPerson(
  form: InvitedPerson,
  today: IsoDate,
): Outcome<JoiningPerson, InvitedPersonProblem> {
  const name = tidyName(form.name)
  const cpf = onlyDigits(form.cpf) ?? ''
  const mobileCode = form.phone.trim() === '' ? 'required' : mobileProblem(form.phone)
  const problems: InvitedPersonProblem[] = []
  problems.push(...nameProblems(name))
  if (cpf === '') problems.push({ field: 'cpf', code: 'required' })
  else if (!isValidCpf(cpf)) problems.push({ field: 'cpf', code: 'invalid' })
  const birthCode = birthProblem(form.birthDate, today)
  if (birthCode) problems.push({ field: 'birthDate', code: birthCode })
  if (mobileCode) problems.push({ field: 'phone', code: mobileCode })
  if (!form.isAgreed) problems.push({ field: 'isAgreed', code: 'required' })
  if (problems.length > 0 || form.birthDate === null) return { ok: false, problems }
  return { ok: true, result: { name, cpf, birthDate: form.birthDate, phone: keptPhone(form.phone) } }
}

function nameProblems(name: string): InvitedPersonProblem[] {
  if (name === '') return [{ field: 'name', code: 'required' }]
  const why = nameProblem(name)
  if (why !== null) return [{ field: 'name', code: 'invalid-name', why }]
  return hasTwoWords(name) ? [] : [{ field: 'name', code: 'incomplete' }]
}

function birthProblem(birthDate: IsoDate | null, today: IsoDate) {
  if (birthDate === null) return 'required'
  if (!isIsoDate(birthDate)) return 'invalid'
  if (compareIso(birthDate, today) > 0) return 'in-the-future'
  const age = ageOn(birthDate, today)
  if (age > OLDEST_AGE) return 'invalid'
  return age < AGE_OF_MAJORITY ? 'minor' : null
}
