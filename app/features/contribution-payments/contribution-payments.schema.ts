import * as v from 'valibot'

/** Names one contribution. */
export const paymentReference = v.object({
  idContribuicao: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647)),
})
