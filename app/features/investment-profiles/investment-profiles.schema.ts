import * as v from 'valibot'

/** Values of the choice, by their wire paths. */
export const choiceValues = v.object({ idPerfil: v.nullable(v.number()), aceitaTermo: v.boolean() })
export type ChoiceValues = v.InferOutput<typeof choiceValues>
