import type { Transaction } from '../../database/client.ts'
import { invitations } from '../../database/schema/invitations.ts'
import type { DemoInvitation } from '../invitations.ts'
import { known, linkKey, type WrittenPeople } from './write-people.ts'

/** Writes invitations; no e-mail is sent for them. */
export async function writeInvitations(
  database: Transaction,
  demo: readonly DemoInvitation[],
  { linkIds }: WrittenPeople,
): Promise<void> {
  await database.insert(invitations).values(
    demo.map(({ planId, enrolment, ...invitation }) => ({
      ...invitation,
      linkId: known(linkIds, linkKey({ planId, enrolment })),
    })),
  )
}
