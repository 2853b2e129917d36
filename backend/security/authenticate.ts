import { and, eq, gt, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { Querier } from '../database/client.ts'
import { people } from '../database/schema/people.ts'
import { personAccesses } from '../database/schema/person-accesses.ts'
import { type SessionScope, sessions } from '../database/schema/sessions.ts'
import type { Actor, AttendantLevel, Serving } from './actor.ts'
import { isLive, keepAlive, lastUse, type SessionCheck } from './live-session.ts'
import { hashSecret } from './tokens.ts'

/** Who a bearer header belongs to; null when the token is missing, unknown, expired, unused for too long, revoked or of another scope. */
export async function authenticate(
  database: Querier,
  authorization: string | undefined,
  check: SessionCheck,
  scope: SessionScope = 'portal',
): Promise<Actor | null> {
  const token = /^Bearer ([\w-]{43})$/i.exec(authorization ?? '')?.[1]
  return token === undefined ? null : actorOfToken(database, token, check, scope)
}

/** Who a session token belongs to, which this uses; null when it is unknown, expired, unused for too long, revoked or of another scope. */
async function actorOfToken(
  database: Querier,
  token: string,
  check: SessionCheck,
  scope: SessionScope = 'portal',
): Promise<Actor | null> {
  const found = await findActor(database, eq(sessions.tokenHash, hashSecret(token)), check, scope)
  if (!found) return null
  const { lastUse: usedAt, actor } = found
  if (scope === 'portal') await keepAlive(database, { id: actor.sessionId, lastUse: usedAt }, check)
  return actor
}

/** Whose a portal session is, which this is no use of; null when it is over. */
export async function actorOfSession(
  database: Querier,
  sessionId: number,
  check: SessionCheck,
): Promise<Actor | null> {
  const found = await findActor(database, eq(sessions.id, sessionId), check, 'portal')
  return found?.actor ?? null
}

async function findActor(
  database: Querier,
  session: SQL,
  check: SessionCheck,
  scope: SessionScope,
): Promise<{ actor: Actor; lastUse: Date } | null> {
  const [row] = await database
    .select({
      personId: people.id,
      name: people.name,
      level: people.adminLevel,
      sessionId: sessions.id,
      lastUse,
      serving: {
        accessId: personAccesses.id,
        personId: personAccesses.personId,
        until: personAccesses.endsAt,
      },
    })
    .from(sessions)
    .innerJoin(people, eq(people.id, sessions.personId))
    .leftJoin(personAccesses, isOpenServing(check.now))
    .where(and(session, isLive(scope, check)))
  if (!row) return null
  const { lastUse: usedAt, ...actor } = row
  return {
    actor: { ...actor, level: row.level as AttendantLevel | null, serving: servingOf(row) },
    lastUse: usedAt,
  }
}

/** The serving of a session, as long as it lasts, its person is still of the service desk and who is served is of no higher level. */
function isOpenServing(now: Date): SQL | undefined {
  return and(
    eq(personAccesses.sessionId, sessions.id),
    eq(personAccesses.kind, 'serving'),
    isNull(personAccesses.endedAt),
    gt(personAccesses.endsAt, now),
    isNotNull(people.adminLevel),
    sql`not exists (select from ${people} served where served.id = ${personAccesses.personId} and served.admin_level > ${people.adminLevel})`,
  )
}

function servingOf({
  serving,
}: {
  serving: { accessId: number; personId: number; until: Date | null } | null
}): Serving | null {
  if (!serving?.until) return null
  return { ...serving, until: serving.until }
}
