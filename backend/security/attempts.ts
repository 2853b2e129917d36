import { setTimeout as wait } from 'node:timers/promises'
import { and, asc, desc, eq, gt, isNull, or, type SQL, sql } from 'drizzle-orm'
import { secondsUntilRoom } from '#domain/identity/attempts.ts'
import { isKnownNetwork } from '../database/queries/known-network.ts'
import { type AttemptKind, attempts } from '../database/schema/attempts.ts'
import { tooManyAttempts, waitText } from '../problem.ts'
import { Overloaded } from '../threads/thread-pool.ts'
import type { RunWork, Work } from '../work.ts'
import { ATTEMPT_LIMITS, type AttemptLimit } from './attempt-limits.ts'
import type { Place } from './place.ts'
import { hashSecret, secondsAfter } from './tokens.ts'

/** Something tried for a CPF, known or not, from a place. With a birth date it is tried for the two together. */
export type Attempt = { kind: AttemptKind; cpf: string; birthDate?: string; place: Place }

/** For how long a network is known after the person was last there, seconds. */
const KNOWN_SECONDS = 90 * 24 * 3600

/** Limits that hold neither for a device of the person's nor in a network that they are known from, so that nobody keeps them out. */
const HOLDS_FOR_STRANGERS: ReadonlySet<AttemptLimit['of']> = new Set(['place', 'account'])

/** How long an attempt waits for the outcome of others that fill its place, milliseconds; then they count as failed. */
const TIMEOUT_MS = 3000
const POLL_MS = 50

/** Key that attempts are counted under: the same for CPFs that exist and that don't. */
export const accountOf = (cpf: string) => hashSecret(`cpf:${cpf}`)

/**
 * With a birth date the two are one account: who guesses wrong ones has a count for each, and uses up none of the person's. No count tells
 * the right one, for each has the same limits.
 */
const accountOfAttempt = ({ cpf, birthDate }: Attempt) =>
  birthDate === undefined ? accountOf(cpf) : hashSecret(`cpf:${cpf} born:${birthDate}`)

/**
 * Counts something that is limited whether it succeeds or not, in the caller's transaction.
 * @throws 429 with the wait.
 */
export async function countAttempt(work: Work, attempt: Attempt): Promise<void> {
  await takeRoom(work, attempt, { isOpen: false, isPatient: false })
}

/**
 * Judges a password or a code. The attempt takes its place before it is judged, in a transaction of its own, so that trying in parallel
 * buys nothing on whatever node; nothing is held while it is judged. A failure, `null` or an error, stays counted; a success forgets
 * those of this account from this place. What there was no time to judge was none.
 * @throws 429 with the wait; whatever `judge` throws.
 */
export async function checkAttempt<Result>(
  run: RunWork,
  attempt: Attempt,
  judge: () => Promise<Result | null>,
): Promise<Result | null> {
  const id = await reserve(run, attempt)
  let close = settle
  try {
    const result = await judge()
    if (result !== null) close = (unit) => forgetWith(unit, attempt, id)
    return result
  } catch (error) {
    if (error instanceof Overloaded) close = takeBack
    throw error
  } finally {
    await run((unit) => close(unit, id))
  }
}

/** Forgets every failure of an account, wherever it came from. */
export async function forgetAttempts({ database }: Work, kind: AttemptKind, account: string): Promise<void> {
  await database.delete(attempts).where(and(eq(attempts.account, account), eq(attempts.kind, kind)))
}

/** Takes a place for an attempt. Right ones leave theirs in a moment, so that who comes together with others is let in after them. */
async function reserve(run: RunWork, attempt: Attempt): Promise<number> {
  for (let waited = 0; ; waited += POLL_MS) {
    const isPatient = waited < TIMEOUT_MS
    const id = await run((unit) => takeRoom(unit, attempt, { isOpen: true, isPatient }))
    if (id !== null) return id
    await wait(POLL_MS)
  }
}

/**
 * Counts an attempt when there is room. Those of one account, and those of one place, wait for each other until the transaction ends.
 * @returns its id; null for who is patient when only attempts that are still open leave no room.
 */
async function takeRoom(
  work: Work,
  attempt: Attempt,
  { isOpen, isPatient }: { isOpen: boolean; isPatient: boolean },
): Promise<number | null> {
  const { database, now } = work
  const { kind, cpf, place } = attempt
  const [account, { limits, refusal }] = [accountOfAttempt(attempt), ATTEMPT_LIMITS[kind]]
  await database.execute(sql`select
    pg_advisory_xact_lock(hashtextextended(${`${kind} ${account}`}, 0)),
    pg_advisory_xact_lock(hashtextextended(${`${kind} ${place.hash}`}, 0))`)
  for (const limit of limits) {
    if (limit.of === 'account at device' && place.deviceId === null) continue
    const rows = await counted(work, kind, limit, { account, place })
    const seconds = secondsUntilRoom(
      rows.map(({ at }) => at),
      limit,
      now,
    )
    if (seconds === 0 || (HOLDS_FOR_STRANGERS.has(limit.of) && (await isKnown(work, cpf, place)))) continue
    if (isPatient && rows.some((row) => row.isOpen)) return null
    throw tooManyAttempts((limit.refusal ?? refusal)(waitText(seconds)), seconds)
  }
  const [taken] = await database
    .insert(attempts)
    .values({ kind, account, place: place.hash, network: place.network?.hash ?? null, isOpen, at: now })
    .returning({ id: attempts.id })
  if (!taken) throw new Error('the attempt was not stored')
  return taken.id
}

/** As many of the newest attempts as fill a limit, the failed ones first. */
function counted(
  { database, now }: Work,
  kind: AttemptKind,
  { of, most, seconds }: AttemptLimit,
  { account, place: { hash: place, network } }: { account: string; place: Place },
): Promise<{ at: Date; isOpen: boolean }[]> {
  const scopes: Record<AttemptLimit['of'], SQL | undefined> = {
    account: eq(attempts.account, account),
    place: eq(attempts.place, place),
    'account at place': and(eq(attempts.account, account), eq(attempts.place, place)),
    'account at device': and(eq(attempts.account, account), eq(attempts.place, place)),
    'account at network': and(
      eq(attempts.account, account),
      network === null ? isNull(attempts.network) : eq(attempts.network, network.hash),
    ),
  }
  return database
    .select({ at: attempts.at, isOpen: attempts.isOpen })
    .from(attempts)
    .where(and(scopes[of], eq(attempts.kind, kind), gt(attempts.at, secondsAfter(now, -seconds))))
    .orderBy(asc(attempts.isOpen), desc(attempts.at))
    .limit(most)
}

async function isKnown({ database, now }: Work, cpf: string, { network, deviceId }: Place): Promise<boolean> {
  if (deviceId !== null) return true
  return (
    network !== null &&
    isKnownNetwork(database, { cpf, network: network.name, after: secondsAfter(now, -KNOWN_SECONDS) })
  )
}

async function settle({ database }: Work, id: number): Promise<void> {
  await database.update(attempts).set({ isOpen: false }).where(eq(attempts.id, id))
}

async function takeBack({ database }: Work, id: number): Promise<void> {
  await database.delete(attempts).where(eq(attempts.id, id))
}

/** Forgets a right attempt and the failures before it; others that are still open keep their places. */
async function forgetWith({ database }: Work, attempt: Attempt, id: number): Promise<void> {
  await database
    .delete(attempts)
    .where(
      and(
        eq(attempts.account, accountOfAttempt(attempt)),
        eq(attempts.place, attempt.place.hash),
        eq(attempts.kind, attempt.kind),
        or(eq(attempts.isOpen, false), eq(attempts.id, id)),
      ),
    )
}
