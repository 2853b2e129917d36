import { eq } from 'drizzle-orm'
import type { Querier } from '#backend/database/client.ts'
import { lockLink } from '#backend/database/locks.ts'
import { type LinkRow, linkById } from '#backend/database/queries/plan-links.ts'
import { invitationLinks, invitations } from '#backend/database/schema/invitations.ts'
import { hashSecret } from '#backend/security/tokens.ts'
import type { Work } from '#backend/work.ts'

export type InvitationRow = typeof invitations.$inferSelect

/** An invitation and the link of who sent it. */
export type FoundInvitation = { invitation: InvitationRow; inviter: LinkRow }

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
