import { desc, eq } from 'drizzle-orm'
import type { Querier } from '#backend/database/client.ts'
import { emailOf } from '#backend/database/queries/person-email.ts'
import type { LinkRow } from '#backend/database/queries/plan-links.ts'
import { invitations } from '#backend/database/schema/invitations.ts'
import type { CallAnswer } from '#contract/call-types.ts'
import type { retornarConvites } from '#contract/enrolment/invitations.ts'
import type { IsoDate } from '#domain/calendar.ts'
import { invitationOnWire } from './invitation-wire.ts'

/** Whom somebody invited to a plan, the last e-mail first. */
export async function listInvitations(
  database: Querier,
  { link, person }: LinkRow,
  today: IsoDate,
): Promise<CallAnswer<typeof retornarConvites>> {
  const [rows, ownEmail] = await Promise.all([invitationsOf(database, link.id), emailOf(database, person.id)])
  return {
    convites: rows.map((row) => invitationOnWire(row, today)),
    emailProprio: ownEmail,
    hoje: today,
  }
}

/** The invitations of a plan link, the last e-mail first. */
export function invitationsOf(database: Querier, linkId: number) {
  return database
    .select()
    .from(invitations)
    .where(eq(invitations.linkId, linkId))
    .orderBy(desc(invitations.sentOn), desc(invitations.id))
}
