import { defineRule } from '../rules/define-rule.ts'
import { choices, monthOfYear } from '../rules/rule-fields.ts'

/**
 * The thirteenth (*abono anual*): with which month it is paid, and of which incomes that the balance pays. An income for life has one where
 * its payments a year are thirteen, and an income of so many quotas has none.
 */
export const benefitPaymentRule = defineRule({
  id: 'benefit-payment',
  label: 'Pagamento dos benefícios',
  lead: 'O abono anual é pago junto com o benefício de um mês.',
  scope: 'plan',
  setting: 'beneficios',
  fields: {
    thirteenthMonth: monthOfYear('Mês do abono anual'),
    thirteenthFor: choices('Rendas do saldo com abono anual', {
      ids: ['percent', 'fixed-term'],
      names: { percent: 'percentual do saldo', 'fixed-term': 'prazo certo' },
      none: 'nenhuma',
      says: 'Este tipo de renda não existe.',
    }),
  },
})
