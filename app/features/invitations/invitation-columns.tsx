import type { StatementColumn } from '@portal/design-system/StatementTable/statement-column'
import { StatusTag } from '@portal/design-system/StatusTag'
import { formatDate } from '#app/format/dates.ts'
import { kinshipNames, situationNames } from '#contract/invitations.text.ts'
import type { InvitationItem } from '#contract/invitations.ts'
import { type InvitationAct, InvitationActions } from './InvitationActions.tsx'
import { stateDetail, stateTones } from './invitation-sentences.ts'
import { lines, small, stateLines } from './invitations.css.ts'
import { invitationsText } from './invitations.text.ts'

/** Who was invited, when, what became of it, and what may be done. */
export function invitationColumns(act: InvitationAct): StatementColumn<InvitationItem>[] {
  return [
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
    },
    {
      id: 'state',
      header: invitationsText.state,
      cell: (invitation) => (
        <span className={stateLines}>
          <StatusTag tone={stateTones[invitation.situacao]}>{situationNames[invitation.situacao]}</StatusTag>
          <span className={small}>{stateDetail(invitation)}</span>
        </span>
      ),
    },
    {
      id: 'actions',
      header: invitationsText.actions,
      cell: (invitation) => <InvitationActions invitation={invitation} act={act} />,
    },
  ]
}
