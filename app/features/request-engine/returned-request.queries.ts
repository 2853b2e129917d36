import { queryOptions } from '@tanstack/react-query'
import { readAs, type ValuesSchema } from '#app/forms/values.schema.ts'
import { returnedRequest } from './returned-request.functions.ts'
import type { ReturnedRequest } from './sent-request.ts'

/** A request that was returned for correction; without an id there is none. */
export const returnedRequestQuery = (idRequisicao: number | undefined) =>
  queryOptions({
    queryKey: ['requests', 'returned', idRequisicao ?? null],
    queryFn: () => (idRequisicao === undefined ? null : returnedRequest({ data: { idRequisicao } })),
  })

/** The same as a request of one kind; null when its data are of another, or when none comes back to its form. */
export function returnedAs<Data>(
  returned: ReturnedRequest<object> | null,
  schema: ValuesSchema<Data> | undefined,
): ReturnedRequest<Data> | null {
  if (!returned || !schema) return null
  const dados = readAs(schema, returned.dados)
  return dados === null ? null : { ...returned, dados }
}
