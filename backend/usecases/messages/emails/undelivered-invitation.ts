import { and, eq, isNull } from 'drizzle-orm'
import type { Querier } from '#backend/database/client.ts'
import { invitations } from '#backend/database/schema/invitations.ts'
import type { EmailJob } from '#backend/messages/email-queue.ts'
import { saoPauloDateOf } from '#domain/calendar.ts'

/** Notes that an invitation's e-mail could not be handed over, unless the invitation is over or was sent again meanwhile. */
export async function recordUndelivered(
  database: Querier,
  { invitation }: Pick<EmailJob, 'invitation'>,
  now: Date,
): Promise<void> {
  if (invitation === undefined) return
  await database
    .update(invitations)
    .set({ bouncedOn: saoPauloDateOf(now) })
    .where(
      and(
        eq(invitations.id, invitation.id),
        eq(invitations.sentOn, invitation.sentOn),
        isNull(invitations.acceptedOn),
        isNull(invitations.refusedOn),
        isNull(invitations.cancelledOn),
      ),
    )
}
