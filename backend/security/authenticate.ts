import { and, eq, gt, isNotNull, isNull, type SQL } from 'drizzle-orm'
import type { Querier } from '../database/client.ts'
import { people } from '../database/schema/people.ts'
import { personAccesses } from '../database/schema/person-accesses.ts'
import { type SessionScope, sessions } from '../database/schema/sessions.ts'
import type { Actor, AttendantLevel, Serving } from './actor.ts'
import { hashSecret } from './tokens.ts'

/** Who a bearer header belongs to; null when the token is missing, unknown, expired, revoked or of another scope. */
export async function authenticate(
  database: Querier,
  authorization: string | undefined,
  now: Date,
  scope: SessionScope = 'portal',
): Promise<Actor | null> {
  const token = /^Bearer ([\w-]{43})$/i.exec(authorization ?? '')?.[1]
  return token === undefined ? null : actorOfToken(database, token, now, scope)
}

/** Who a session token belongs to; null when it is unknown, expired, revoked or of another scope. */
export async function actorOfToken(
  database: Querier,
  token: string,
  now: Date,
  scope: SessionScope = 'portal',
): Promise<Actor | null> {
  const [row] = await database
    .select({
      personId: people.id,
      name: people.name,
      level: people.adminLevel,
      sessionId: sessions.id,
      serving: {
        accessId: personAccesses.id,
        personId: personAccesses.personId,
        until: personAccesses.endsAt,
      },
    })
    .from(sessions)
    .innerJoin(people, eq(people.id, sessions.personId))
    .leftJoin(personAccesses, isOpenServing(now))
    .where(
      and(
        eq(sessions.tokenHash, hashSecret(token)),
        eq(sessions.scope, scope),
        isNull(sessions.revokedAt),
        gt(sessions.expiresAt, now),
      ),
    )
  return row ? { ...row, level: row.level as AttendantLevel | null, serving: servingOf(row) } : null
}

/** The serving of a session, as long as it lasts and its person is still of the attendance. */
function isOpenServing(now: Date): SQL | undefined {
  return and(
    eq(personAccesses.sessionId, sessions.id),
    eq(personAccesses.kind, 'serving'),
    isNull(personAccesses.endedAt),
    gt(personAccesses.endsAt, now),
    isNotNull(people.adminLevel),
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
