import * as v from 'valibot'
import { reais } from '#contract/formats.ts'

const paymentId = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647))

/** Names one contribution. */
export const paymentReference = v.object({ idContribuicao: paymentId })

/** Values of the form, by their wire paths; the account data only matter for debit. */
export const issueValues = v.object({
  valorContribuicao: v.nullable(reais),
  formaPagamento: v.nullable(v.picklist([2, 5])),
  agencia: v.string(),
  conta: v.string(),
})
export type IssueValues = v.InferOutput<typeof issueValues>
