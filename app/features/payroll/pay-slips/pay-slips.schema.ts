import * as v from 'valibot'

const year = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2200))
/** The month of a pay slip, `AAAA-MM`. */
export const paySlipMonth = v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])$/))

/** A year of pay slips; 0 stands for the newest. */
export const paySlipYear = v.object({ ano: year })

/** Names one pay slip. */
export const paySlipReference = v.object({ competencia: paySlipMonth })
