import * as v from 'valibot'

const LARGEST_ID = 2_147_483_647

/** Names one person. */
export const personReference = v.object({
  idPessoa: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(LARGEST_ID)),
})
