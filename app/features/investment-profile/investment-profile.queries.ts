import { queryOptions } from '@tanstack/react-query'
import { currentProfile, returnedChoice } from './investment-profile.functions.ts'

/** First word of every key here; a new result or choice makes them outdated. */
export const PROFILE_KEY = 'investment-profile'

/** Reading the investment profile. */
export const profileQueries = {
  current: () => queryOptions({ queryKey: [PROFILE_KEY, 'current'], queryFn: () => currentProfile() }),
  /** A choice that was returned for correction; without an id there is none. */
  returned: (idRequisicao: number | undefined) =>
    queryOptions({
      queryKey: [PROFILE_KEY, 'returned', idRequisicao ?? null],
      queryFn: () => (idRequisicao === undefined ? null : returnedChoice({ data: { idRequisicao } })),
    }),
}
