import * as v from 'valibot'

const year = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2200))

/** A year of reports; 0: the one to declare now. */
export const reportYear = v.object({ ano: year })

/** A year as the address of a file spells it. */
export const yearInAddress = v.pipe(v.string(), v.regex(/^\d{4}$/), v.transform(Number))
