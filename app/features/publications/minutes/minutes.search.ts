import { keyword, searchOf, wholeNumber } from '#app/navigation/search-values.ts'

/** Search parameters of the page; 0 stands for all years and all bodies. */
export const minutesSearch = searchOf({
  ano: wholeNumber(0, 2200, 0),
  orgao: wholeNumber(0, 4, 0),
  palavras: keyword,
})
export type MinutesSearchParams = ReturnType<typeof minutesSearch>

/** Values that the address does not spell out. */
export const minutesSearchDefaults = { ano: 0, orgao: 0, palavras: '' } as const
