import { addDays, compareIso, type IsoDate, saoPauloDateOf } from '#domain/calendar.ts'
import { AttendantLevel, type AttendantLevelId } from '#domain/participants.ts'

/** The ways by which a person is known when they come back: whoever has it gets in, is written to, or is called. */
export type IdentityFact = 'email' | 'phones' | 'password'

/** A change of one of them. */
export type IdentityChange = { fact: IdentityFact; at: Date }

/** For how long what was changed lately is looked at twice, days. */
export type IdentityProtectionRules = {
  /** In which an e-mail that the person did not change by themselves opens no new password and no new account is paid. */
  emailHoldDays: number
  /** In which an account that came after such a change asks for a second look at each payment. */
  youngAccountDays: number
}

/** Proposed until the entity decides. */
export const suggestedIdentityProtection: IdentityProtectionRules = { emailHoldDays: 7, youngAccountDays: 30 }

/** Attendants who have to say that a changed e-mail is the person's, none of them who changed it. */
export const CONFIRMATIONS_NEEDED = 2

/** An e-mail that waits, from when it was changed until the day on which it is the person's like any other. */
export type EmailHold = { begunAt: Date; opensOn: IsoDate }

/** First day on which an e-mail that was changed today opens a new password. */
export function holdOpensOn(changedAt: Date, { emailHoldDays }: IdentityProtectionRules): IsoDate {
  return addDays(saoPauloDateOf(changedAt), emailHoldDays)
}

/** Whether an e-mail still waits on a day. */
export function isHeld({ opensOn }: Pick<EmailHold, 'opensOn'>, today: IsoDate): boolean {
  return compareIso(today, opensOn) < 0
}

export type PaymentTrust =
  | { code: 'trusted' }
  /** Somebody of a higher level looks at it too: the account came after a change that is still young. */
  | { code: 'second-level'; accountSince: Date; change: IdentityChange }
  /** Nothing is paid into it before that day. */
  | { code: 'waits'; until: IsoDate }

/**
 * How far the account of a person can be trusted with a payment today. An account that came shortly before an e-mail was changed for them, or
 * while it waits, is paid nothing until it waits no more. One that is younger than a change of e-mail, telephone or password asks for a
 * second level. `accountSince` null: there is none.
 */
export function paymentTrust(
  facts: { accountSince: Date | null; changes: readonly IdentityChange[]; hold: EmailHold | null },
  rules: IdentityProtectionRules,
  today: IsoDate,
): PaymentTrust {
  const { accountSince, changes, hold } = facts
  if (accountSince === null) return { code: 'trusted' }
  if (hold && isHeld(hold, today)) {
    const firstYoungDay = addDays(saoPauloDateOf(hold.begunAt), -rules.emailHoldDays)
    const isNew = compareIso(saoPauloDateOf(accountSince), firstYoungDay) > 0
    if (isNew) return { code: 'waits', until: hold.opensOn }
  }
  const change = changes
    .filter(({ at }) => at <= accountSince && isYoung(at, rules, today))
    .toSorted((one, other) => other.at.getTime() - one.at.getTime())[0]
  return change ? { code: 'second-level', accountSince, change } : { code: 'trusted' }
}

function isYoung(at: Date, { youngAccountDays }: IdentityProtectionRules, today: IsoDate): boolean {
  return compareIso(today, addDays(saoPauloDateOf(at), youngAccountDays)) < 0
}

/** Level that decides on a payment whose account asks for a second one: one above, where there is one. */
export function secondLevel(level: AttendantLevelId): AttendantLevelId {
  return level === AttendantLevel.attendant ? AttendantLevel.registry : AttendantLevel.administrator
}

/** Whether who changed a person's contacts still counts among those who acted for them: as long as an e-mail waits. */
export function isActingFor(changedAt: Date, rules: IdentityProtectionRules, today: IsoDate): boolean {
  return isHeld({ opensOn: holdOpensOn(changedAt, rules) }, today)
}

export type AccessCode = 'own' | 'needs-administrator' | 'second-administrator'

/**
 * Whether an attendant changes by what somebody gets in. Nobody does of themselves here; of who attends only an administrator asks for it, and
 * another one confirms.
 * @param level of whose access it is, null for who does not attend
 * @returns null: at once
 */
export function accessChange(
  actor: { id: number; level: AttendantLevelId | null },
  owner: { id: number; level: number | null },
): AccessCode | null {
  if (actor.id === owner.id) return 'own'
  if (owner.level === null) return null
  return actor.level === AttendantLevel.administrator ? 'second-administrator' : 'needs-administrator'
}

export type ConfirmationCode = 'own' | 'changed-by-actor' | 'confirmed-by-actor' | 'needs-administrator'

/** Whether an attendant may say that a changed e-mail is the person's; the first thing in their way otherwise. */
export function emailConfirmation(
  actor: { id: number; level: AttendantLevelId | null },
  hold: {
    ownerId: number
    ownerLevel: number | null
    changedBy: number | null
    confirmedBy: readonly number[]
  },
): ConfirmationCode | null {
  if (actor.id === hold.ownerId) return 'own'
  if (actor.id === hold.changedBy) return 'changed-by-actor'
  if (hold.confirmedBy.includes(actor.id)) return 'confirmed-by-actor'
  if (hold.ownerLevel !== null && actor.level !== AttendantLevel.administrator) return 'needs-administrator'
  return null
}
