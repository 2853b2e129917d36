import { createFileRoute } from '@tanstack/react-router'
import { InvitationsPage } from '#app/features/invitations/InvitationsPage.tsx'
import { sentInvitationsQuery } from '#app/features/invitations/invitations.queries.ts'
import { invitationsText } from '#app/features/invitations/invitations.text.ts'
import { requestLoader, servicePending } from '#app/features/service-request/request-page.tsx'
import { serviceRoute } from '#app/features/service-request/service-route.ts'

export const Route = createFileRoute('/_shell/services/convidar-participante')({
  ...serviceRoute('convidar-participante', 'write'),
  loader: requestLoader({ slug: 'convidar-participante', situation: sentInvitationsQuery }),
  pendingComponent: servicePending({ slug: 'convidar-participante', text: invitationsText }),
  component: InvitationsPage,
})
