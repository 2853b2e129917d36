import { queryOptions } from '@tanstack/react-query'
import { openedEmailChange } from './email-confirmation.functions.ts'

/** The change of e-mail that this browser's link is about; asked anew at each visit, because it may be answered meanwhile. */
export const openedEmailChangeQuery = queryOptions({
  queryKey: ['email-change', 'opened'],
  queryFn: () => openedEmailChange(),
  staleTime: Number.POSITIVE_INFINITY,
})
