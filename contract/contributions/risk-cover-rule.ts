import * as v from 'valibot'
import { defineRule } from '../rules/define-rule.ts'
import { words } from '../rules/rule-words.ts'

/** Whether contributions also pay covers of death and disability. */
export const riskCoverRule = defineRule({
  id: 'risk-cover',
  label: 'Cobertura de risco',
  scope: 'plan',
  schema: v.strictObject({ hasRiskCover: v.boolean() }),
  fields: { hasRiskCover: { label: 'Cobre morte e invalidez', text: words.yesNo } },
})
