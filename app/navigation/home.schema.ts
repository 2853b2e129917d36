import * as v from 'valibot'

const LARGEST_ID = 2_147_483_647

/**
 * Search parameters of home: the person whom an attendant chose in the search, and the page that a participant was on the way to when
 * they had to choose a plan first.
 */
export const homeSearch = v.object({
  idPessoa: v.fallback(
    v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(LARGEST_ID))),
    undefined,
  ),
  voltar: v.fallback(v.optional(v.pipe(v.string(), v.maxLength(500))), undefined),
})
