import * as v from 'valibot'

const year = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2200))

/** Search parameters of the page. `ano` 0: the year to declare now. */
export const incomeReportSearch = v.object({ ano: v.fallback(v.optional(year, 0), 0) })

export type IncomeReportSearch = v.InferOutput<typeof incomeReportSearch>

/** Values that the address does not spell out. */
export const incomeReportSearchDefaults = { ano: 0 } as const

/** A year of reports; 0: the one to declare now. */
export const reportYear = v.object({ ano: year })

/** Whether the text names a year. */
export function isYear(text: string): boolean {
  return /^\d{4}$/.test(text)
}
