import { eq } from 'drizzle-orm'
import type { Database } from '#backend/database/client.ts'
import { emails } from '#backend/database/schema/emails.ts'
import { recordFailure } from '#backend/messages/outbox.ts'
import type { EmailFailure } from '#contract/messages/email-states.ts'
import { recordUndelivered } from './undelivered-invitation.ts'

type Failed = {
  failure: EmailFailure
  /** It is not tried again. */
  isOver: boolean
  now: Date
}

/** Notes a failed attempt at an e-mail of the outbox; of an invitation that is tried no more, who sent it finds out. */
export async function noteFailure(
  database: Database,
  id: number,
  { failure, isOver, now }: Failed,
): Promise<void> {
  const given = failure === 'endereco' || failure === 'recusa' ? 'recusado' : 'desistiu'
  await recordFailure(database, id, { failure, state: isOver ? given : 'tenta-de-novo', now })
  if (!isOver) return
  const [row] = await database.select().from(emails).where(eq(emails.id, id))
  if (row?.invitation) await recordUndelivered(database, { invitation: row.invitation }, now)
}
