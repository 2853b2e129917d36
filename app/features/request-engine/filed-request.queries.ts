import { queryOptions } from '@tanstack/react-query'
import { filedRequest } from './filed-request.functions.ts'

/** A request that was sent, by its protocol; without one there is none. */
export const filedRequestQuery = (protocolo: string | undefined) =>
  queryOptions({
    queryKey: ['requests', 'filed', protocolo ?? null],
    queryFn: () => (protocolo === undefined ? null : filedRequest({ data: { protocolo } })),
  })
