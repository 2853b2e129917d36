import { defineRule } from '../rules/define-rule.ts'
import { yesNo } from '../rules/rule-fields.ts'

/** Who may take what they saved to another entity. */
export const portabilityRule = defineRule({
  id: 'portability',
  label: 'Portabilidade',
  lead: 'Quem ainda contribui ou se desligou pode levar o saldo depois da carência.',
  scope: 'plan',
  setting: 'portability-management',
  fields: { forAssisted: yesNo('Para quem já recebe benefício') },
})
