import { and, eq, gt, isNull, lte, type SQL, sql } from 'drizzle-orm'
import type { Querier } from '../database/client.ts'
import { type SessionScope, sessions } from '../database/schema/sessions.ts'
import { secondsAfter } from './tokens.ts'

/** When a session is looked at, and after how many seconds without use a portal session is over; null: use is not asked. */
export type SessionCheck = { now: Date; idleSeconds: number | null }

/** The use of a session is written again only after so many seconds, so that reading stays reading. */
const WRITTEN_EVERY_SECONDS = 60

/** When a session was used last, as far as it was written: the last minute is not. */
export const lastUse = sql<Date>`coalesce(${sessions.lastUsedAt}, ${sessions.createdAt})`.mapWith(
  sessions.createdAt,
)

/**
 * A session of this scope that was not ended, whose time is not over and which was used lately. The re-registration's is not asked for
 * its use: who fills in a long form could not get in again without another code.
 */
export function isLive(scope: SessionScope, { now, idleSeconds }: SessionCheck): SQL | undefined {
  return and(
    eq(sessions.scope, scope),
    isNull(sessions.revokedAt),
    gt(sessions.expiresAt, now),
    scope === 'portal' && idleSeconds !== null ? gt(lastUse, secondsAfter(now, -idleSeconds)) : undefined,
  )
}

/** Until when a portal session lives if nobody uses it again; null: it is over. */
export async function liveUntil(
  database: Querier,
  sessionId: number,
  check: SessionCheck,
): Promise<Date | null> {
  const [session] = await database
    .select({ expiresAt: sessions.expiresAt, lastUse })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), isLive('portal', check)))
  if (!session || check.idleSeconds === null) return session?.expiresAt ?? null
  const idleEnd = secondsAfter(session.lastUse, check.idleSeconds)
  return idleEnd < session.expiresAt ? idleEnd : session.expiresAt
}

/** Writes that a session is used now, unless that was written within the last minute. */
export async function keepAlive(
  database: Querier,
  session: { id: number; lastUse: Date },
  { now, idleSeconds }: SessionCheck,
): Promise<void> {
  const written = secondsAfter(now, -WRITTEN_EVERY_SECONDS)
  if (idleSeconds === null || session.lastUse > written) return
  await database
    .update(sessions)
    .set({ lastUsedAt: now })
    .where(and(eq(sessions.id, session.id), lte(lastUse, written)))
}
