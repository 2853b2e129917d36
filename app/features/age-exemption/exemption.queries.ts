import { queryOptions } from '@tanstack/react-query'
import { currentExemption, returnedExemption } from './exemption.functions.ts'

/** What the exemption page reads. */
export const exemptionQueries = {
  current: () => queryOptions({ queryKey: ['age-exemption', 'current'], queryFn: () => currentExemption() }),
  /** A request that was returned for correction; without an id there is none. */
  returned: (idRequisicao: number | undefined) =>
    queryOptions({
      queryKey: ['age-exemption', 'returned', idRequisicao ?? null],
      queryFn: () => (idRequisicao === undefined ? null : returnedExemption({ data: { idRequisicao } })),
    }),
}
