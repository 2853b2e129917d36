import { EmptyState } from '@portal/design-system/EmptyState'
import { StatementTable } from '@portal/design-system/StatementTable'
import type { InvitationItem } from '#contract/enrolment/invitations.ts'
import type { InvitationActs } from './InvitationActions.tsx'
import { invitationColumns } from './invitation-columns.tsx'
import { invitationsText } from './invitations.text.ts'

type InvitationTableProps = { invitations: readonly InvitationItem[]; acts: InvitationActs }

/** Whom the person invited, or that there is nobody yet. */
export function InvitationTable({ invitations, acts }: InvitationTableProps) {
  if (invitations.length === 0)
    return (
      <EmptyState headingLevel={3} title={invitationsText.emptyTitle}>
        {invitationsText.emptyLead}
      </EmptyState>
    )
  return (
    <StatementTable
      caption={invitationsText.listHeading}
      isCaptionHidden
      columns={invitationColumns(acts)}
      rows={invitations}
      rowKey={({ id }) => id}
    />
  )
}
