import * as v from 'valibot'

/** Values of the form, by their wire paths. `meses`: null while not chosen. */
export const suspensionValues = v.object({ meses: v.nullable(v.number()), cienteRisco: v.boolean() })
export type SuspensionValues = v.InferOutput<typeof suspensionValues>
