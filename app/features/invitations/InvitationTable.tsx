import { formatDate } from '#app/format/dates.ts'
import { kinshipNames, situationNames } from '#contract/convites.text.ts'
import type { InvitationItem } from '#contract/convites.ts'
import { EmptyState } from '#design-system/EmptyState/EmptyState.tsx'
import { StatementTable } from '#design-system/StatementTable/StatementTable.tsx'
import { StatusTag } from '#design-system/StatusTag/StatusTag.tsx'
import { InvitationActions } from './InvitationActions.tsx'
import { stateDetail, stateTones } from './invitation-sentences.ts'
import { lines, small, stateLines } from './invitations.css.ts'
import { invitationsText } from './invitations.text.ts'

export type InvitationTableProps = {
  invitations: readonly InvitationItem[]
  isSending: boolean
  onResend: (invitation: InvitationItem) => Promise<void>
  onCancel: (invitation: InvitationItem) => Promise<void>
}

/** Who was invited, what became of it, and what may be done. */
export function InvitationTable({ invitations, isSending, onResend, onCancel }: InvitationTableProps) {
  if (invitations.length === 0)
    return (
      <EmptyState headingLevel={3} title={invitationsText.emptyTitle}>
        {invitationsText.emptyLead}
      </EmptyState>
    )
  return (
    <StatementTable<InvitationItem>
      caption={invitationsText.listHeading}
      isCaptionHidden
      rows={invitations}
      rowKey={({ id }) => id}
      columns={[
        {
          id: 'person',
          header: invitationsText.person,
          isRowHeader: true,
          cell: ({ nome, email, parentesco }) => (
            <span className={lines}>
              <span>{nome}</span>
              <span className={small}>{email}</span>
              <span className={small}>{kinshipNames[parentesco]}</span>
            </span>
          ),
        },
        {
          id: 'sent',
          header: invitationsText.sentOn,
          cell: ({ enviadoEm }) => formatDate(enviadoEm),
          isNumeric: true,
        },
        {
          id: 'state',
          header: invitationsText.state,
          cell: (invitation) => (
            <span className={stateLines}>
              <StatusTag tone={stateTones[invitation.situacao]}>
                {situationNames[invitation.situacao]}
              </StatusTag>
              <span className={small}>{stateDetail(invitation)}</span>
            </span>
          ),
        },
        {
          id: 'actions',
          header: invitationsText.actions,
          cell: (invitation) => (
            <InvitationActions
              invitation={invitation}
              isSending={isSending}
              onResend={() => onResend(invitation)}
              onCancel={() => onCancel(invitation)}
            />
          ),
        },
      ]}
    />
  )
}
