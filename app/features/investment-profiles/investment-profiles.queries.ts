import { queryOptions } from '@tanstack/react-query'
import { currentInvestmentProfile, returnedChoice } from './investment-profiles.functions.ts'

/** First word of every key here; a new result or choice makes them outdated. */
export const INVESTMENT_PROFILES_KEY = 'investment-profile'

/** Reading the investment profile. */
export const investmentProfileQueries = {
  current: () =>
    queryOptions({
      queryKey: [INVESTMENT_PROFILES_KEY, 'current'],
      queryFn: () => currentInvestmentProfile(),
    }),
  /** A choice that was returned for correction; without an id there is none. */
  returned: (idRequisicao: number | undefined) =>
    queryOptions({
      queryKey: [INVESTMENT_PROFILES_KEY, 'returned', idRequisicao ?? null],
      queryFn: () => (idRequisicao === undefined ? null : returnedChoice({ data: { idRequisicao } })),
    }),
}
