import * as v from 'valibot'
import { defineRule } from '../rules/define-rule.ts'
import { words } from '../rules/rule-words.ts'

/** Who may take what they saved to another entity. */
export const portabilityRule = defineRule({
  id: 'portability',
  label: 'Portabilidade',
  scope: 'plan',
  schema: v.strictObject({ forAssisted: v.boolean() }),
  fields: { forAssisted: { label: 'Para quem já recebe benefício', text: words.yesNo } },
})
