import * as v from 'valibot'

/** What a request page asks for when it corrects a returned request. */
export const returnedReference = v.object({ idRequisicao: v.pipe(v.number(), v.integer(), v.minValue(1)) })

/** The schema of a form's values. */
export type ValuesSchema<Values> = v.GenericSchema<unknown, Values>

/** Whether something is a form's values, such as what was kept of it in this tab. */
export function areValues<Values>(schema: ValuesSchema<Values>, stored: unknown): stored is Values {
  return v.is(schema, stored)
}
