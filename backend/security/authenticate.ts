import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Querier } from '../database/client.ts'
import { people } from '../database/schema/people.ts'
import { sessions } from '../database/schema/sessions.ts'
import type { Actor, AttendantLevel } from './actor.ts'
import { hashSecret } from './tokens.ts'

/** Who a bearer header belongs to; null when the token is missing, unknown, expired or revoked. */
export async function authenticate(
  database: Querier,
  authorization: string | undefined,
  now: Date,
): Promise<Actor | null> {
  const token = /^Bearer ([\w-]{43})$/i.exec(authorization ?? '')?.[1]
  return token === undefined ? null : actorOfToken(database, token, now)
}

/** Who a session token belongs to; null when it is unknown, expired or revoked. */
export async function actorOfToken(database: Querier, token: string, now: Date): Promise<Actor | null> {
  const [row] = await database
    .select({ personId: people.id, name: people.name, level: people.adminLevel, sessionId: sessions.id })
    .from(sessions)
    .innerJoin(people, eq(people.id, sessions.personId))
    .where(
      and(eq(sessions.tokenHash, hashSecret(token)), isNull(sessions.revokedAt), gt(sessions.expiresAt, now)),
    )
  return row ? { ...row, level: row.level as AttendantLevel | null } : null
}
