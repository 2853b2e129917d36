import { eq } from 'drizzle-orm'
import type { Database, Querier } from '../../database/client.ts'
import { lockLink } from '../../database/locks.ts'
import { type LinkRow, linkById } from '../../database/queries/plan-links.ts'
import { invitationLinks, invitations } from '../../database/schema/invitations.ts'
import { messageOf } from '../../messages/all-messages.ts'
import type { EmailJob } from '../../messages/email-queue.ts'
import { drawToken, hashSecret } from '../../security/tokens.ts'
import type { Work } from '../../work.ts'

export type InvitationRow = typeof invitations.$inferSelect

/** An invitation and the link of who sent it. */
export type FoundInvitation = { invitation: InvitationRow; inviter: LinkRow }

/**
 * Gives the e-mail of an invitation its link, as it is written: the token is drawn here, so that it is never in a queue. Any other e-mail
 * stays as it is.
 */
export async function withInvitationLink(database: Database, email: EmailJob, now: Date): Promise<EmailJob> {
  if (email.invitation === undefined) return email
  const token = drawToken()
  await database
    .insert(invitationLinks)
    .values({ invitationId: email.invitation.id, tokenHash: hashSecret(token), drawnAt: now })
  const path = messageOf(email.template).email?.leadsTo({ token }) ?? email.path
  return { ...email, path }
}

/** The invitation of a link's token; null for any other. */
export async function findByToken(database: Querier, token: string): Promise<FoundInvitation | null> {
  const [found] = await database
    .select({ invitation: invitations })
    .from(invitationLinks)
    .innerJoin(invitations, eq(invitations.id, invitationLinks.invitationId))
    .where(eq(invitationLinks.tokenHash, hashSecret(token)))
  if (!found) return null
  return { ...found, inviter: await linkById(database, found.invitation.linkId) }
}

/** The same, held to the commit with the link of who sent it: two answers, or an answer and a withdrawal, wait for each other. */
export async function lockedByToken({ database }: Work, token: string): Promise<FoundInvitation | null> {
  const found = await findByToken(database, token)
  if (!found) return null
  await lockLink(database, found.invitation.linkId)
  return findByToken(database, token)
}
