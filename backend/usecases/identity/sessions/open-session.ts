import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '#backend/database/client.ts'
import { signIns } from '#backend/database/schema/access.ts'
import { credentials } from '#backend/database/schema/credentials.ts'
import { deaths } from '#backend/database/schema/deaths.ts'
import { people } from '#backend/database/schema/people.ts'
import { planLinks } from '#backend/database/schema/plans.ts'
import { sessions } from '#backend/database/schema/sessions.ts'
import { networkOf } from '#backend/security/address.ts'
import { checkAttempt } from '#backend/security/attempts.ts'
import { audit } from '#backend/security/audit.ts'
import { type Caller, placeOfCaller, rememberDevice } from '#backend/security/known-devices.ts'
import { verifyPassword } from '#backend/security/passwords.ts'
import type { Place } from '#backend/security/place.ts'
import { generateToken, hashSecret } from '#backend/security/tokens.ts'
import type { RunWork, Work } from '#backend/work.ts'
import { sessionEnd } from '#domain/identity/session-window.ts'
import { Situation } from '#domain/participants.ts'

/** Credentials as a person gives them, and where they come from; `device` in words. */
type Credentials = Caller & { password: string; device: string }

type Origin = { device: string; network: string; place: Place }

export type OpenedSession = {
  token: string
  expiresAt: Date
  /** The secret that the browser keeps to be a known device of the person. */
  deviceToken: string
  person: typeof people.$inferSelect
}

/**
 * Opens a session of one hour. Unknown CPF, wrong password and people without access all end the same way, in the same time.
 * @returns null when the credentials are not good; the failure is counted.
 * @throws 429 after too many failures: `ATTEMPT_LIMITS`.
 */
export async function openSession(
  run: RunWork,
  { password, device, ...caller }: Credentials,
): Promise<OpenedSession | null> {
  const { cpf } = caller
  const place = await run((work) => placeOfCaller(work, caller))
  const origin = { device, network: networkOf(caller.address), place }
  return checkAttempt(run, { kind: 'sign-in', cpf, place }, async () => {
    const found = await run(({ database }) => findAccount(database, cpf))
    const isRight = await verifyPassword(found?.passwordHash ?? null, password)
    if (found && isRight && !found.isDeceased) return run((work) => storeSession(work, found.person, origin))
    await run((work) => recordRefusal(work, cpf, origin))
    return null
  })
}

async function storeSession(
  work: Work,
  person: typeof people.$inferSelect,
  { device, network, place }: Origin,
): Promise<OpenedSession> {
  const token = generateToken()
  const expiresAt = sessionEnd(work.now)
  const [session] = await work.database
    .insert(sessions)
    .values({ tokenHash: hashSecret(token), personId: person.id, createdAt: work.now, expiresAt })
    .returning({ id: sessions.id })
  const sessionId = session?.id ?? 0
  await work.database
    .insert(signIns)
    .values({ device, network, personId: person.id, sessionId, outcome: 'opened', at: work.now })
  const deviceToken = await rememberDevice(work, { personId: person.id, sessionId, place })
  await audit(
    { ...work, actor: { personId: person.id, name: person.name, level: null, sessionId: 0 } },
    { subjectId: person.id, action: 'session.opened', entityId: sessionId },
  )
  return { token, expiresAt, deviceToken, person }
}

/** Tells the person of an attempt under their CPF; one statement either way, so that an unknown CPF takes as long. */
async function recordRefusal(
  { database, now }: Work,
  cpf: string,
  { device, network }: Origin,
): Promise<void> {
  await database.execute(
    sql`insert into ${signIns} (person_id, outcome, device, network, at)
        select ${people.id}, 'refused', ${device}, ${network}, ${now.toISOString()}::timestamptz
        from ${people} where ${people.cpf} = ${cpf}`,
  )
}

/** Who has no access any more is told as `hasAccess` tells it, in one statement. */
async function findAccount(database: Transaction, cpf: string) {
  const linkCount = sql<number>`count(${planLinks.id})::int`
  const deceasedCount = sql<number>`count(${planLinks.id}) filter (where ${planLinks.situation} = ${Situation.deceased})::int`
  const hasDied = sql<boolean>`exists (select from ${deaths} where ${deaths.personId} = ${people.id})`
  const [row] = await database
    .select({ person: people, passwordHash: credentials.passwordHash, linkCount, deceasedCount, hasDied })
    .from(people)
    .innerJoin(credentials, eq(credentials.personId, people.id))
    .leftJoin(planLinks, eq(planLinks.personId, people.id))
    .where(eq(people.cpf, cpf))
    .groupBy(people.id, credentials.personId)
  return (
    row && { ...row, isDeceased: row.hasDied || (row.linkCount > 0 && row.linkCount === row.deceasedCount) }
  )
}
