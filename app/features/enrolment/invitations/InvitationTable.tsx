import { ListTable } from '#app/listing/ListTable.tsx'
import type { InvitationItem } from '#contract/enrolment/invitations.ts'
import type { InvitationActs } from './InvitationActions.tsx'
import { invitationColumns } from './invitation-columns.tsx'
import { invitationsText } from './invitations.text.ts'

type InvitationTableProps = { invitations: readonly InvitationItem[]; acts: InvitationActs }

/** Whom the person invited, or that there is nobody yet. */
export function InvitationTable({ invitations, acts }: InvitationTableProps) {
  return (
    <ListTable
      caption={invitationsText.listHeading}
      columns={invitationColumns(acts)}
      rows={invitations}
      rowKey={({ id }) => id}
      empty={{ title: invitationsText.emptyTitle, children: invitationsText.emptyLead }}
    />
  )
}
