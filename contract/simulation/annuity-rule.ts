import * as v from 'valibot'
import { defineRule } from '../rules/define-rule.ts'
import { decimal, years } from '../rules/rule-fields.ts'
import { decimalText } from '../rules/rule-values.ts'

/** How simulations turn a balance into an income for life: years of yearly income that it buys, and the years that are looked at. */
export const annuityRule = defineRule({
  id: 'annuity',
  label: 'Fator de renda vitalícia',
  lead: 'Simulações dividem o saldo por este fator para chegar à renda vitalícia.',
  scope: 'plan',
  setting: 'beneficios',
  fields: {
    factor: decimal(
      'Fator',
      v.pipe(
        decimalText('Informe o fator, como 14,3218.'),
        v.check((text) => Number(text) > 0, 'O fator é maior que zero.'),
      ),
    ),
    years: years('Anos simulados', { from: 1, to: 60, says: 'Informe de 1 a 60 anos.' }),
  },
})
