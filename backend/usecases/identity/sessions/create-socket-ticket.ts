import { socketTickets } from '#backend/database/schema/sessions.ts'
import type { Actor } from '#backend/security/actor.ts'
import { generateToken, hashSecret, secondsAfter, TICKET_SECONDS } from '#backend/security/tokens.ts'
import type { Work } from '#backend/work.ts'

/** Draws a ticket of 60 s that opens one real-time connection of the actor's session. */
export async function createSocketTicket(
  work: Work,
  { sessionId }: Actor,
): Promise<{ token: string; expiresAt: Date }> {
  const token = generateToken()
  const expiresAt = secondsAfter(work.now, TICKET_SECONDS)
  await work.database.insert(socketTickets).values({ ticketHash: hashSecret(token), sessionId, expiresAt })
  return { token, expiresAt }
}
