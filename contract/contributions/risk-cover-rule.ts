import { defineRule } from '../rules/define-rule.ts'
import { yesNo } from '../rules/rule-fields.ts'

/** Whether contributions also pay covers of death and disability. */
export const riskCoverRule = defineRule({
  id: 'risk-cover',
  label: 'Cobertura de risco',
  lead: 'Parte da contribuição paga a cobertura de morte e invalidez.',
  scope: 'plan',
  setting: 'beneficios',
  fields: { hasRiskCover: yesNo('Cobre morte e invalidez') },
})
