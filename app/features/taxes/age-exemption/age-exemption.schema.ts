import * as v from 'valibot'
import { YES_NO } from '#contract/yes-no.ts'

/** Values of the form, by their wire paths; null while not answered. `fontes`: names on one line, with commas between them. */
export const ageExemptionValues = v.object({
  outraFonte: v.nullable(v.picklist(YES_NO)),
  fontes: v.string(),
  mesInicio: v.nullable(v.string()),
  declaracao: v.boolean(),
})
export type AgeExemptionValues = v.InferOutput<typeof ageExemptionValues>
