import * as v from 'valibot'
import { defineRule } from '../rules/define-rule.ts'
import { percent, wholeNumber } from '../rules/rule-values.ts'
import { words } from '../rules/rule-words.ts'

/** Cost of a late contribution, and when it has a consequence. Points; interest for a month of thirty days, charged by the day. */
export const overdueChargesRule = defineRule({
  id: 'overdue-charges',
  label: 'Encargos por atraso',
  scope: 'plan',
  schema: v.strictObject({
    finePercent: percent,
    monthlyInterestPercent: percent,
    /** Months owed in a row from which a notice is sent. */
    monthsUntilNotice: wholeNumber(1, 24, 'Informe um número de meses, de 1 a 24.'),
    /** Days to answer the notice; then the option is presumed. */
    daysToAnswer: wholeNumber(1, 365, 'Informe um número de dias, de 1 a 365.'),
  }),
  fields: {
    finePercent: { label: 'Multa', text: words.percent },
    monthlyInterestPercent: { label: 'Juros ao mês', text: words.percent },
    monthsUntilNotice: { label: 'Meses em atraso até o aviso', text: words.months },
    daysToAnswer: { label: 'Prazo para responder ao aviso', text: words.days },
  },
})
