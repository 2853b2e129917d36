import { queryOptions } from '@tanstack/react-query'
import { currentAgeExemption, returnedAgeExemption } from './age-exemption.functions.ts'

/** What the exemption page reads. */
export const ageExemptionQueries = {
  current: () =>
    queryOptions({ queryKey: ['age-exemption', 'current'], queryFn: () => currentAgeExemption() }),
  /** A request that was returned for correction; without an id there is none. */
  returned: (idRequisicao: number | undefined) =>
    queryOptions({
      queryKey: ['age-exemption', 'returned', idRequisicao ?? null],
      queryFn: () => (idRequisicao === undefined ? null : returnedAgeExemption({ data: { idRequisicao } })),
    }),
}
