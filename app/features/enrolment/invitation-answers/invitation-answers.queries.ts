import { queryOptions } from '@tanstack/react-query'
import { openedInvitation } from './invitation-answers.functions.ts'

/** The invitation of this browser; asked anew at each visit, because it may be withdrawn meanwhile. */
export const openedInvitationQuery = queryOptions({
  queryKey: ['invitation', 'opened'],
  queryFn: () => openedInvitation(),
  staleTime: Number.POSITIVE_INFINITY,
})
