import { situationQuery } from '#app/features/service-request/define-request.ts'
import { sentInvitations } from './invitations.functions.ts'

/** What the invitations page reads. */
export const sentInvitationsQuery = situationQuery('invitations', sentInvitations)
