import { createFileRoute } from '@tanstack/react-router'
import { InvitationsPage } from '#app/features/enrolment/invitations/InvitationsPage.tsx'
import { sentInvitationsQuery } from '#app/features/enrolment/invitations/invitations.queries.ts'
import { invitationsText } from '#app/features/enrolment/invitations/invitations.text.ts'
import { requestLoader, servicePending } from '#app/features/request-engine/request-page.tsx'
import { serviceRoute } from '#app/features/request-engine/service-route.ts'

export const Route = createFileRoute('/_shell/services/convidar-participante')({
  ...serviceRoute('convidar-participante', 'write'),
  loader: requestLoader({ slug: 'convidar-participante', situation: sentInvitationsQuery }),
  pendingComponent: servicePending({ slug: 'convidar-participante', text: invitationsText }),
  component: InvitationsPage,
})
