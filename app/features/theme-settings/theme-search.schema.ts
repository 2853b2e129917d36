import * as v from 'valibot'

/** Search parameters: the plan whose theme is shown; the first plan while none is named. */
export const themeSearch = v.object({
  idPlano: v.fallback(v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))), undefined),
})
