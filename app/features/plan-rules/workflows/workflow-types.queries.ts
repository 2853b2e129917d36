import { queryOptions } from '@tanstack/react-query'
import { requestTypes } from './workflow-types.functions.ts'

/** Kinds of request; they change with the portal alone. */
export const requestTypesQuery = queryOptions({
  queryKey: ['plan-rules', 'request-types'],
  queryFn: () => requestTypes(),
})
