import { decisionPeriodRule } from '#contract/rules/decision-period.ts'
import { defineRulePage, defineRuleSetting } from '../define-rule-page.ts'
import { DecisionPeriodFields } from './DecisionPeriodFields.tsx'
import { exitManagementText as text } from './exit-management.text.ts'

/** The time that who leaves the sponsor has. */
export const exitSetting = defineRuleSetting({
  title: text.title,
  lead: text.lead,
  pages: [defineRulePage({ rule: decisionPeriodRule, Fields: DecisionPeriodFields, lead: text.decision })],
})
