import * as v from 'valibot'

/** The month of a pay slip, `AAAA-MM`. */
export const paySlipMonth = v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])$/))
