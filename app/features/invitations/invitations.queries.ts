import { queryOptions } from '@tanstack/react-query'
import { sentInvitations } from './invitations.functions.ts'

/** What the invitations page reads. */
export const invitationQueries = {
  sent: () => queryOptions({ queryKey: ['invitations', 'sent'], queryFn: () => sentInvitations() }),
}
