import { situationQuery } from '#app/features/request-engine/define-request.ts'
import { sentInvitations } from './invitations.functions.ts'

export const sentInvitationsQuery = situationQuery('invitations', sentInvitations)
