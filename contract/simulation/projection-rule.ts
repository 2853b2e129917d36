import { defineRule } from '../rules/define-rule.ts'
import { percent, years } from '../rules/rule-fields.ts'

/** Assumptions of projections of a balance and its income: percentages a year above inflation, and a term of the income. */
export const projectionRule = defineRule({
  id: 'projection',
  label: 'Premissas da projeção de renda',
  lead: 'O início e o simulador começam com estas premissas, e a pessoa pode mudá-las.',
  scope: 'plan',
  setting: 'beneficios',
  fields: {
    realReturnPercent: percent('Rendimento acima da inflação, ao ano', {
      to: 8,
      says: 'Informe de 0 a 8% ao ano.',
    }),
    contributionGrowthPercent: percent('Crescimento da contribuição acima da inflação, ao ano', {
      to: 5,
      says: 'Informe de 0 a 5% ao ano.',
    }),
    incomeYears: years('Prazo da renda', { from: 5, to: 30, says: 'Informe de 5 a 30 anos.' }),
  },
})
