import * as v from 'valibot'

/** Names one index. */
export const indexerReference = v.object({ idIndexador: v.pipe(v.number(), v.integer(), v.minValue(1)) })
