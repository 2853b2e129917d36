import { oneOf, pageNumber, searchOf, wholeNumber } from '#app/navigation/search-values.ts'

/** Parts of the page, of which only attendants have more than the first. */
const centreTabs = ['minhas', 'enviar', 'enviadas'] as const

/** Search parameters: the part of the page, its page, and what is shown of one's own. */
export const centreSearch = searchOf({
  aba: oneOf(centreTabs, 'minhas'),
  page: pageNumber,
  situacao: oneOf(['todas', 'naoLidas'], 'todas'),
  tipo: wholeNumber(0, 3, 0),
})
export type CentreSearch = ReturnType<typeof centreSearch>

/** Values that the address does not spell out. */
export const centreSearchDefaults = { aba: 'minhas', page: 0, situacao: 'todas', tipo: 0 } as const
