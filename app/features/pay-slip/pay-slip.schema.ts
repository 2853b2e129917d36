import * as v from 'valibot'

const year = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2200))
const month = v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])$/))

/** Search parameters of the page. `ano` 0: the newest year; `competencia` opens a pay slip, and the year stays for the way back. */
export const paySlipSearch = v.object({
  ano: v.fallback(v.optional(year, 0), 0),
  competencia: v.fallback(v.optional(month), undefined),
})
export type PaySlipSearch = v.InferOutput<typeof paySlipSearch>

/** Values that the address does not spell out. */
export const paySlipSearchDefaults = { ano: 0, competencia: undefined } as const

/** A year of pay slips; 0 stands for the newest. */
export const paySlipYear = v.object({ ano: year })

/** Names one pay slip. */
export const paySlipReference = v.object({ competencia: month })

/** Whether the text names a month, `AAAA-MM`. */
export function isMonth(text: string): boolean {
  return v.is(month, text)
}
