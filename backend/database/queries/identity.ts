import { and, eq, gt, isNull } from 'drizzle-orm'
import type { IsoDate } from '#domain/calendar.ts'
import { isHeld } from '#domain/identity/identity-protection.ts'
import type { Querier } from '../client.ts'
import { emailHolds, identityChanges, waitingBankAccounts } from '../schema/identity.ts'

/** An e-mail that waits, or waited. */
export type EmailHoldRow = typeof emailHolds.$inferSelect

/** The wait of a person's e-mail that nothing ended yet, its day may be over; null without one. */
export async function openHoldOf(database: Querier, personId: number): Promise<EmailHoldRow | null> {
  const [row] = await database
    .select()
    .from(emailHolds)
    .where(and(eq(emailHolds.personId, personId), isNull(emailHolds.endedAt)))
  return row ?? null
}

/** The wait of a person's e-mail on a day; null where they are reached by it like by any other. */
export async function holdOn(
  database: Querier,
  personId: number,
  today: IsoDate,
): Promise<EmailHoldRow | null> {
  const open = await openHoldOf(database, personId)
  return open && isHeld(open, today) ? open : null
}

/** Changes since an instant of how a person is known, and the attendants behind it. */
export function identityChangesSince(database: Querier, personId: number, since: Date) {
  return database
    .select({ fact: identityChanges.fact, at: identityChanges.at, attendantId: identityChanges.attendantId })
    .from(identityChanges)
    .where(and(eq(identityChanges.personId, personId), gt(identityChanges.at, since)))
}

/** Whose contacts an attendant changed since an instant, and when. */
export function contactChangesBy(database: Querier, attendantId: number, since: Date) {
  return database
    .select({ personId: identityChanges.personId, at: identityChanges.at })
    .from(identityChanges)
    .where(and(eq(identityChanges.attendantId, attendantId), gt(identityChanges.at, since)))
}

/** The account of a person that is not in force yet; null without one. */
export async function waitingAccountOf(database: Querier, personId: number) {
  const [row] = await database
    .select()
    .from(waitingBankAccounts)
    .where(eq(waitingBankAccounts.personId, personId))
  return row ?? null
}
