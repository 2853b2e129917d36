import type { Database } from '#backend/database/client.ts'
import { invitationLinks } from '#backend/database/schema/invitations.ts'
import { messageOf } from '#backend/messages/all-messages.ts'
import { generateToken, hashSecret } from '#backend/security/tokens.ts'

/**
 * Where the link of an invitation's e-mail leads: its token is drawn here, as the e-mail is written, so that no queue and no outbox ever
 * has it.
 */
export async function createInvitationPath(
  database: Database,
  { template, invitationId }: { template: string; invitationId: number },
  now: Date,
): Promise<string | null> {
  const token = generateToken()
  await database.insert(invitationLinks).values({ invitationId, tokenHash: hashSecret(token), drawnAt: now })
  return messageOf(template).email?.leadsTo({ token }) ?? null
}
