import { and, desc, eq, gt, gte, inArray, isNull, ne, notInArray, or } from 'drizzle-orm'
import { knownDevices } from '../database/schema/known-devices.ts'
import { people } from '../database/schema/people.ts'
import type { Work } from '../work.ts'
import { type Place, placeOfAddress, placeOfDevice } from './place.ts'
import { generateToken, hashSecret, secondsAfter } from './tokens.ts'

/** A device is known for so long after the last sign-in with it, seconds. */
const KNOWN_SECONDS = 180 * 24 * 3600

/** For so long the secret before the newest is good: the answer with the new one may have been lost on the way. Seconds. */
const REPLACED_SECONDS = 24 * 3600

/** Whoever empties their browser every time does not fill the table. */
const MAX_OF_A_PERSON = 10

/** Who tries something for a CPF, and from where: `devices` as the browser sent them. */
export type Caller = { cpf: string; address: string; devices: readonly string[] }

/** Where an attempt counts: the device that its person is known by; the address for everybody else. */
export async function placeOfCaller(
  { database, now }: Work,
  { cpf, address, devices }: Caller,
): Promise<Place> {
  if (devices.length === 0) return placeOfAddress(address)
  const [known] = await database
    .select({ id: knownDevices.id })
    .from(knownDevices)
    .innerJoin(people, eq(people.id, knownDevices.personId))
    .where(
      and(
        eq(people.cpf, cpf),
        inArray(knownDevices.secretHash, devices.map(hashSecret)),
        gt(knownDevices.expiresAt, now),
      ),
    )
    .orderBy(desc(knownDevices.id))
    .limit(1)
  return known ? placeOfDevice(known.id) : placeOfAddress(address)
}

/**
 * Makes the browser that is answered a known device of a person; what it was known by before ends a day later.
 * @returns the secret that it keeps
 */
export async function rememberDevice(
  { database, now }: Work,
  { personId, sessionId, place }: { personId: number; sessionId: number | null; place: Place | null },
): Promise<string> {
  const secret = generateToken()
  await database.insert(knownDevices).values({
    personId,
    sessionId,
    secretHash: hashSecret(secret),
    expiresAt: secondsAfter(now, KNOWN_SECONDS),
  })
  if (place && place.deviceId !== null) {
    const replacedUntil = secondsAfter(now, REPLACED_SECONDS)
    await database
      .update(knownDevices)
      .set({ expiresAt: replacedUntil })
      .where(and(eq(knownDevices.id, place.deviceId), gt(knownDevices.expiresAt, replacedUntil)))
  }
  const newest = database
    .select({ id: knownDevices.id })
    .from(knownDevices)
    .where(eq(knownDevices.personId, personId))
    .orderBy(desc(knownDevices.id))
    .limit(MAX_OF_A_PERSON)
  await database
    .delete(knownDevices)
    .where(and(eq(knownDevices.personId, personId), notInArray(knownDevices.id, newest)))
  return secret
}

/** Ends what a person is known by: everywhere, everywhere but where one session was opened, only there, or what became known since an instant. */
export async function forgetDevices(
  { database }: Work,
  personId: number,
  { except, only, since }: { except?: number; only?: number; since?: Date } = {},
): Promise<void> {
  await database
    .delete(knownDevices)
    .where(
      and(
        eq(knownDevices.personId, personId),
        except === undefined
          ? undefined
          : or(isNull(knownDevices.sessionId), ne(knownDevices.sessionId, except)),
        only === undefined ? undefined : eq(knownDevices.sessionId, only),
        since === undefined ? undefined : gte(knownDevices.expiresAt, secondsAfter(since, KNOWN_SECONDS)),
      ),
    )
}
