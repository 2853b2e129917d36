import { createFileRoute } from '@tanstack/react-router'
import { InvitationsPage } from '#app/features/invitations/InvitationsPage.tsx'
import { InvitationsPending } from '#app/features/invitations/InvitationsPending.tsx'
import { invitationQueries } from '#app/features/invitations/invitations.queries.ts'
import { serviceLoader } from '#app/features/service-request/service-loader.ts'
import { serviceRoute } from '#app/features/service-request/service-route.ts'

export const Route = createFileRoute('/_shell/services/convidar-participante')({
  ...serviceRoute('convidar-participante', 'write'),
  loader: serviceLoader((queryClient) => [queryClient.ensureQueryData(invitationQueries.sent())]),
  pendingComponent: InvitationsPending,
  component: InvitationsPage,
})
