import { RequestPending } from '#app/features/service-request/RequestPending.tsx'
import { invitationsText } from './invitations.text.ts'

/** The invitations page while it is on its way. */
export function InvitationsPending() {
  return (
    <RequestPending
      slug="convidar-participante"
      lead={invitationsText.lead}
      label={invitationsText.pending}
    />
  )
}
