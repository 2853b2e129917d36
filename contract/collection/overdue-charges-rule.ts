import { defineRule } from '../rules/define-rule.ts'
import { days, months, percent } from '../rules/rule-fields.ts'

/** Cost of a late contribution, and when it has a consequence. Points; interest for a month of thirty days, charged by the day. */
export const overdueChargesRule = defineRule({
  id: 'overdue-charges',
  label: 'Encargos por atraso',
  lead: 'Multa e juros de quem paga por boleto, e quando o atraso tem consequência.',
  scope: 'plan',
  setting: 'contribution-management',
  fields: {
    finePercent: percent('Multa'),
    monthlyInterestPercent: percent('Juros ao mês'),
    /** Months owed in a row from which a notice is sent. */
    monthsUntilNotice: months('Meses em atraso até o aviso', { from: 1, to: 24 }),
    /** Days to answer the notice; then the option is presumed. */
    daysToAnswer: days('Prazo para responder ao aviso', { from: 1, to: 365 }),
  },
})
