import * as v from 'valibot'
import { defineRule } from '../rules/define-rule.ts'
import { wholeNumber } from '../rules/rule-values.ts'
import { words } from '../rules/rule-words.ts'

const incomeNames = { percent: 'percentual do saldo', 'fixed-term': 'prazo certo' } as const

/**
 * The thirteenth (*abono anual*): with which month it is paid, and of which incomes that the balance pays. An income for life has one where
 * its payments a year are thirteen, and an income of so many quotas has none.
 */
export const benefitPaymentRule = defineRule({
  id: 'benefit-payment',
  label: 'Pagamento dos benefícios',
  scope: 'plan',
  schema: v.strictObject({
    thirteenthMonth: wholeNumber(1, 12, 'Informe um mês de 1 a 12.'),
    thirteenthFor: v.array(v.picklist(['percent', 'fixed-term'], 'Este tipo de renda não existe.')),
  }),
  fields: {
    thirteenthMonth: { label: 'Mês do abono anual', text: words.monthName },
    thirteenthFor: {
      label: 'Rendas do saldo com abono anual',
      text: (types) => (types.length === 0 ? 'nenhuma' : words.list(types.map((type) => incomeNames[type]))),
    },
  },
})
