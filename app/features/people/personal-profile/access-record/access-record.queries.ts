import { queryOptions } from '@tanstack/react-query'
import { accessRecord } from './access-record.functions.ts'

/** Always read again: someone may be looking at the person's data right now. */
export const accessRecordQueries = {
  page: (page: number) =>
    queryOptions({
      queryKey: ['access-record', page],
      queryFn: () => accessRecord({ data: { page } }),
      staleTime: 0,
    }),
}
