import { queryOptions } from '@tanstack/react-query'
import { currentContribution, returnedChange } from './contributions.functions.ts'

/** What the contribution pages read. */
export const contributionQueries = {
  current: () =>
    queryOptions({ queryKey: ['contributions', 'current'], queryFn: () => currentContribution() }),
  /** A change that was returned for correction; without an id there is none. */
  returned: (idRequisicao: number | undefined) =>
    queryOptions({
      queryKey: ['contributions', 'returned', idRequisicao ?? null],
      queryFn: () => (idRequisicao === undefined ? null : returnedChange({ data: { idRequisicao } })),
    }),
}
