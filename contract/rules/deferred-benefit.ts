import * as v from 'valibot'
import { defineRule } from './define-rule.ts'
import { amount } from './rule-values.ts'
import { words } from './rule-words.ts'

/** What who keeps a deferred benefit pays and may do. `monthlyFee` in reais, 0 for none. */
export const deferredBenefitRule = defineRule({
  id: 'deferred-benefit',
  label: 'BPD',
  scope: 'plan',
  schema: v.strictObject({ monthlyFee: amount, mayPay: v.boolean(), mayReturn: v.boolean() }),
  fields: {
    monthlyFee: { label: 'Taxa mensal', text: words.reais },
    mayPay: { label: 'Pode fazer contribuições', text: words.yesNo },
    mayReturn: { label: 'Pode voltar a contribuir', text: words.yesNo },
  },
})
