import { createFileRoute } from '@tanstack/react-router'
import { InvitationsPage } from '#app/features/enrolment/invitations/InvitationsPage.tsx'
import { invitationsText } from '#app/features/enrolment/invitations/invitations.text.ts'
import { requestLoader, servicePending } from '#app/features/request-engine/request-page.tsx'
import { serviceRoute } from '#app/features/request-engine/service-route.ts'
import { ask } from '#app/session/ask.ts'

export const Route = createFileRoute('/_shell/services/convidar-participante')({
  ...serviceRoute('convidar-participante', 'write'),
  loader: requestLoader({ slug: 'convidar-participante', situation: ask('retornarConvites') }),
  pendingComponent: servicePending({ slug: 'convidar-participante', text: invitationsText }),
  component: InvitationsPage,
})
