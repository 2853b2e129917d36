import * as v from 'valibot'
import { defineRule } from '../rules/define-rule.ts'
import { numberFrom, wholeNumber } from '../rules/rule-values.ts'
import { words } from '../rules/rule-words.ts'

/** Assumptions of projections of a balance and its income: percentages a year above inflation, and a term of the income. */
export const projectionRule = defineRule({
  id: 'projection',
  label: 'Premissas da projeção de renda',
  scope: 'plan',
  schema: v.strictObject({
    realReturnPercent: numberFrom(0, 8, 'Informe de 0 a 8% ao ano.'),
    contributionGrowthPercent: numberFrom(0, 5, 'Informe de 0 a 5% ao ano.'),
    incomeYears: wholeNumber(5, 30, 'Informe de 5 a 30 anos.'),
  }),
  fields: {
    realReturnPercent: { label: 'Rendimento acima da inflação, ao ano', text: words.percent },
    contributionGrowthPercent: {
      label: 'Crescimento da contribuição acima da inflação, ao ano',
      text: words.percent,
    },
    incomeYears: { label: 'Prazo da renda', text: words.years },
  },
})
