import * as v from 'valibot'
import { defineRule } from './define-rule.ts'
import { percent } from './rule-values.ts'
import { words } from './rule-words.ts'

/** What a late contribution costs. Points; interest for a month of thirty days, charged by the day. */
export const overdueChargesRule = defineRule({
  id: 'overdue-charges',
  label: 'Encargos por atraso',
  scope: 'plan',
  schema: v.strictObject({ finePercent: percent, monthlyInterestPercent: percent }),
  fields: {
    finePercent: { label: 'Multa', text: words.percent },
    monthlyInterestPercent: { label: 'Juros ao mês', text: words.percent },
  },
})
