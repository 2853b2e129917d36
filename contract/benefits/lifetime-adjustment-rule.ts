import * as v from 'valibot'
import { defineRule } from '../rules/define-rule.ts'
import { wholeNumber } from '../rules/rule-values.ts'
import { words } from '../rules/rule-words.ts'

/** In which month incomes for life follow the INPC of the twelve months before. */
export const lifetimeAdjustmentRule = defineRule({
  id: 'lifetime-adjustment',
  label: 'Reajuste da renda vitalícia',
  scope: 'plan',
  schema: v.strictObject({ month: wholeNumber(1, 12, 'Informe um mês de 1 a 12.') }),
  fields: { month: { label: 'Mês do reajuste', text: words.monthName } },
})
