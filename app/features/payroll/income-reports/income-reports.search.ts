import { searchOf, wholeNumber } from '#app/navigation/search-values.ts'

/** Search parameters of the page. `ano` 0: the year to declare now. */
export const incomeReportSearch = searchOf({ ano: wholeNumber(0, 2200, 0) })
export type IncomeReportSearch = ReturnType<typeof incomeReportSearch>

/** Values that the address does not spell out. */
export const incomeReportSearchDefaults = { ano: 0 } as const
