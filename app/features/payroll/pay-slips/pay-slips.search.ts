import { month, searchOf, wholeNumber } from '#app/navigation/search-values.ts'

/** Search parameters of the page. `ano` 0: the newest year; `competencia` opens a pay slip, and the year stays for the way back. */
export const paySlipSearch = searchOf({
  ano: wholeNumber(0, 2200, 0),
  competencia: month,
})
export type PaySlipSearch = ReturnType<typeof paySlipSearch>

/** Values that the address does not spell out. */
export const paySlipSearchDefaults = { ano: 0, competencia: undefined } as const
