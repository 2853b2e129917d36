import { and, eq } from 'drizzle-orm'
import type { Database } from '../database/client.ts'
import { people } from '../database/schema/people.ts'
import { sessions, socketTickets } from '../database/schema/sessions.ts'
import { isLive, type SessionCheck } from '../security/live-session.ts'
import { hashSecret } from '../security/tokens.ts'

/** Who a real-time connection belongs to. */
export type Admission = { personId: number; sessionId: number; isAttendant: boolean }

/** Reads a ticket (used up by this) or a token of a portal session; null when neither is good now. */
export async function admit(
  database: Database,
  token: string,
  check: SessionCheck,
): Promise<Admission | null> {
  if (!/^[\w-]{43}$/.test(token)) return null
  const hash = hashSecret(token)
  const [ticket] = await database
    .delete(socketTickets)
    .where(eq(socketTickets.ticketHash, hash))
    .returning({ sessionId: socketTickets.sessionId, expiresAt: socketTickets.expiresAt })
  if (ticket && ticket.expiresAt <= check.now) return null
  const session = ticket ? eq(sessions.id, ticket.sessionId) : eq(sessions.tokenHash, hash)
  const [row] = await database
    .select({ personId: people.id, level: people.adminLevel, sessionId: sessions.id })
    .from(sessions)
    .innerJoin(people, eq(people.id, sessions.personId))
    .where(and(session, isLive('portal', check)))
  if (!row) return null
  const { level, ...rest } = row
  return { ...rest, isAttendant: level !== null }
}
