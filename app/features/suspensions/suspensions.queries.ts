import { queryOptions } from '@tanstack/react-query'
import { currentSuspension, returnedSuspension } from './suspensions.functions.ts'

/** What the suspension page reads. */
export const suspensionQueries = {
  current: () => queryOptions({ queryKey: ['suspension', 'current'], queryFn: () => currentSuspension() }),
  /** A request that was returned for correction; without an id there is none. */
  returned: (idRequisicao: number | undefined) =>
    queryOptions({
      queryKey: ['suspension', 'returned', idRequisicao ?? null],
      queryFn: () => (idRequisicao === undefined ? null : returnedSuspension({ data: { idRequisicao } })),
    }),
}
