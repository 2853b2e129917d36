import * as v from 'valibot'
import { defineRule } from '../rules/define-rule.ts'
import { decimalText, wholeNumber } from '../rules/rule-values.ts'
import { words } from '../rules/rule-words.ts'

/** How simulations turn a balance into an income for life: years of yearly income that it buys, and the years that are looked at. */
export const annuityRule = defineRule({
  id: 'annuity',
  label: 'Fator de renda vitalícia',
  scope: 'plan',
  schema: v.strictObject({
    factor: v.pipe(
      decimalText('Informe o fator, como 14,3218.'),
      v.check((text) => Number(text) > 0, 'O fator é maior que zero.'),
    ),
    years: wholeNumber(1, 60, 'Informe de 1 a 60 anos.'),
  }),
  fields: {
    factor: { label: 'Fator', text: words.decimal },
    years: { label: 'Anos simulados', text: words.years },
  },
})
