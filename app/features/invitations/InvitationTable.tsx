import type { InvitationItem } from '#contract/invitations.ts'
import { EmptyState } from '#design-system/EmptyState/EmptyState.tsx'
import { StatementTable } from '#design-system/StatementTable/StatementTable.tsx'
import { type InvitationActs, invitationColumns } from './invitation-columns.tsx'
import { invitationsText } from './invitations.text.ts'

type InvitationTableProps = InvitationActs & { invitations: readonly InvitationItem[] }

/** Whom the person invited, or that there is nobody yet. */
export function InvitationTable({ invitations, ...acts }: InvitationTableProps) {
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
