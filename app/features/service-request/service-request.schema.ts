import * as v from 'valibot'

/** Search of the confirmation page: the protocol to show, `AAAA.NNNNNNN`. Anything else reads as none. */
export const successSearch = v.object({
  protocolo: v.fallback(v.optional(v.pipe(v.string(), v.regex(/^\d{4}\.\d{7}$/))), undefined),
})

/** Search of a request's page: the returned request that is being corrected, when there is one. */
export const requestSearch = v.object({
  idRequisicao: v.fallback(v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))), undefined),
})
export type RequestSearch = v.InferOutput<typeof requestSearch>

/** What a request page asks for when it corrects a returned request. */
export const returnedReference = v.object({ idRequisicao: v.pipe(v.number(), v.integer(), v.minValue(1)) })

/** The schema of a form's values. */
export type ValuesSchema<Values> = v.GenericSchema<unknown, Values>

/** Whether something is a form's values, such as what was kept of it in this tab. */
export function areValues<Values>(schema: ValuesSchema<Values>, stored: unknown): stored is Values {
  return v.is(schema, stored)
}
