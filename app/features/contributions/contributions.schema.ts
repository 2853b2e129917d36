import * as v from 'valibot'
import { percentPoints, reais } from '#contract/formats.ts'

/** Values of the percentage form, by their wire paths. */
export const percentageValues = v.object({
  percentualBasica: percentPoints,
  percentualSuplementar: percentPoints,
})

/** Values of the voluntary form. `valorContribuicao` in reais, null while empty; the account data only matter for debit. */
export const voluntaryValues = v.object({
  valorContribuicao: v.nullable(reais),
  formaPagamento: v.nullable(v.picklist([2, 5])),
  agencia: v.string(),
  conta: v.string(),
})
export type VoluntaryValues = v.InferOutput<typeof voluntaryValues>
