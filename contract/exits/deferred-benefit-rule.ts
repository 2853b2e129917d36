import * as v from 'valibot'
import { defineRule } from '../rules/define-rule.ts'
import { amount, numberFrom } from '../rules/rule-values.ts'
import { words } from '../rules/rule-words.ts'

/**
 * Costs and rights of those who keep a deferred benefit. `monthlyFee` in reais, paid by slip; `balanceFeePercent` a month, taken from the
 * balance; 0 for none.
 */
export const deferredBenefitRule = defineRule({
  id: 'deferred-benefit',
  label: 'BPD',
  scope: 'plan',
  schema: v.strictObject({
    monthlyFee: amount,
    balanceFeePercent: numberFrom(0, 2, 'Informe de 0% a 2% ao mês.'),
    mayPay: v.boolean(),
    mayReturn: v.boolean(),
  }),
  fields: {
    monthlyFee: { label: 'Taxa mensal', text: words.reais },
    balanceFeePercent: { label: 'Taxa mensal sobre o saldo', text: words.percent },
    mayPay: { label: 'Pode fazer contribuições', text: words.yesNo },
    mayReturn: { label: 'Pode voltar a contribuir', text: words.yesNo },
  },
})
