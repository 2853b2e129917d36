import * as v from 'valibot'
import { FEE_BEARERS, type FeeBearer } from '#domain/payment-clearings/fee-bearer.ts'
import { defineRule } from '../rules/define-rule.ts'

/** Who bears the bank's fee, in the words in which it is chosen. */
export const feeBearerNames: Readonly<Record<FeeBearer, string>> = {
  plan: 'O plano',
  sponsor: 'A patrocinadora',
}

/** Who bears the fee that the bank takes for each slip. Nothing that a participant pays or sees hangs on it. */
export const bankFeeRule = defineRule({
  id: 'bank-fee',
  label: 'Tarifa do banco',
  scope: 'plan',
  schema: v.strictObject({
    bearer: v.picklist(FEE_BEARERS, 'Escolha quem paga a tarifa do banco.'),
  }),
  fields: {
    bearer: { label: 'Quem paga a tarifa do banco', text: (bearer) => feeBearerNames[bearer] },
  },
})
