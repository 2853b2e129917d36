import { CellLines, type StatementColumn } from '@portal/design-system/StatementTable'
import { StatusTag } from '@portal/design-system/StatusTag'
import { Text } from '@portal/design-system/Text'
import { LongAddress } from '#app/format/LongAddress.tsx'
import { kinshipNames, situationNames } from '#contract/enrolment/invitations.text.ts'
import type { InvitationItem } from '#contract/enrolment/invitations.ts'
import { dateText } from '#contract/value-text.ts'
import { InvitationActions, type InvitationActs } from './InvitationActions.tsx'
import { refusalReason, stateDetail, stateTones } from './invitation-sentences.ts'
import { invitationsText } from './invitations.text.ts'

/** Who was invited, when, what became of it, and what may be done. */
export function invitationColumns(acts: InvitationActs): StatementColumn<InvitationItem>[] {
  return [
    {
      id: 'person',
      header: invitationsText.person,
      isRowHeader: true,
      cell: ({ nome, email, parentesco }) => (
        <CellLines>
          <span>{nome}</span>
          <Text as="span" variant="small" tone="muted" breaksAnywhere>
            <LongAddress>{email}</LongAddress>
          </Text>
          <Text as="span" variant="small" tone="muted">
            {kinshipNames[parentesco]}
          </Text>
        </CellLines>
      ),
    },
    {
      id: 'sent',
      header: invitationsText.sentOn,
      cell: ({ enviadoEm }) => dateText(enviadoEm),
    },
    {
      id: 'state',
      header: invitationsText.state,
      cell: (invitation) => (
        <CellLines>
          <StatusTag tone={stateTones[invitation.situacao]}>{situationNames[invitation.situacao]}</StatusTag>
          <Text as="span" variant="small" tone="muted">
            {stateDetail(invitation)}
          </Text>
          {invitation.motivoRecusa && (
            <Text as="span" variant="small" tone="muted" breaksAnywhere>
              {refusalReason(invitation.motivoRecusa)}
            </Text>
          )}
        </CellLines>
      ),
    },
    {
      id: 'actions',
      header: invitationsText.actions,
      cell: (invitation) => <InvitationActions invitation={invitation} acts={acts} />,
    },
  ]
}
