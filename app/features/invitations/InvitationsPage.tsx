import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useSession } from '#app/session/session-on-screen.ts'
import type { InvitationItem } from '#contract/invitations.ts'
import { Invitations } from './Invitations.tsx'
import { cancelInvitation, inviteParticipant, resendInvitation } from './invitations.functions.ts'
import { invitationQueries } from './invitations.queries.ts'

/** Inviting others to the plan. The list is read again after whatever was tried: what is refused is often out of date. */
export function InvitationsPage() {
  const { data: sent } = useSuspenseQuery(invitationQueries.sent())
  const { person, link } = useSession()
  const queryClient = useQueryClient()
  const andRead = (act: Promise<InvitationItem>) =>
    act.finally(() => queryClient.invalidateQueries({ queryKey: invitationQueries.sent().queryKey }))
  return (
    <Invitations
      sent={sent}
      draftKey={`convidar-participante:${person.id}:${link?.id ?? 0}`}
      invite={(input) => andRead(inviteParticipant({ data: input }))}
      resend={({ id }) => andRead(resendInvitation({ data: { idConvite: id } }))}
      cancel={({ id }) => andRead(cancelInvitation({ data: { idConvite: id } }))}
    />
  )
}
