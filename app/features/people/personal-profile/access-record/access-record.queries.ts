import { queryOptions } from '@tanstack/react-query'
import { accessRecord } from './access-record.functions.ts'

/** What the access record reads. Always anew: somebody may be looking just now. */
export const accessRecordQueries = {
  page: (page: number) =>
    queryOptions({
      queryKey: ['access-record', page],
      queryFn: () => accessRecord({ data: { page } }),
      staleTime: 0,
    }),
}
