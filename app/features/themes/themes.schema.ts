import * as v from 'valibot'

const rowId = v.pipe(v.number(), v.integer(), v.minValue(1))

/** Names a plan. */
export const planReference = v.object({ idPlano: rowId })
