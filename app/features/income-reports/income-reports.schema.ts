import * as v from 'valibot'

const year = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2200))

/** A year of reports; 0: the one to declare now. */
export const reportYear = v.object({ ano: year })

/** Whether the text names a year. */
export function isYear(text: string): boolean {
  return /^\d{4}$/.test(text)
}
