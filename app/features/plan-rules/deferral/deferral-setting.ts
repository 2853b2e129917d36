import { deferredBenefitRule } from '#contract/exits/deferred-benefit-rule.ts'
import { defineRulePage, defineRuleSetting } from '../define-rule-page.ts'
import { DeferralFields } from './DeferralFields.tsx'
import { deferralManagementText as text } from './deferral-management.text.ts'

export const deferralSetting = defineRuleSetting({
  title: text.title,
  lead: text.lead,
  pages: [defineRulePage({ rule: deferredBenefitRule, Fields: DeferralFields, lead: text.terms })],
})
