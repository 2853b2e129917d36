import * as v from 'valibot'

const paymentId = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647))

/** Names one contribution. */
export const paymentReference = v.object({ idContribuicao: paymentId })

/** The id in a file's address; null when it is none. */
export function paymentIdOf(text: string): number | null {
  const id = Number(text)
  return v.is(paymentId, id) ? id : null
}
