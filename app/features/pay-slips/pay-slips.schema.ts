import * as v from 'valibot'

const year = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2200))
const month = v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])$/))

/** A year of pay slips; 0 stands for the newest. */
export const paySlipYear = v.object({ ano: year })

/** Names one pay slip. */
export const paySlipReference = v.object({ competencia: month })

/** Whether the text names a month, `AAAA-MM`. */
export function isMonth(text: string): boolean {
  return v.is(month, text)
}
