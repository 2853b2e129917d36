import { recordId, searchOf } from '#app/navigation/search-values.ts'

/** Search of the page: `contribuicao` opens one, `nova` the form. */
export const contributionPaymentsSearch = searchOf({ contribuicao: recordId, nova: (raw) => raw === true })
export type ContributionPaymentsSearch = ReturnType<typeof contributionPaymentsSearch>

/** Values that the address does not spell out. */
export const contributionPaymentsSearchDefaults = { contribuicao: undefined, nova: false } as const
