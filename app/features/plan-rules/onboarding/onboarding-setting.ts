import { onboardingRule } from '#contract/enrolment/onboarding-rule.ts'
import { defineRuleSetting, type RulePage } from '../define-rule-page.ts'
import { OnboardingFields } from './OnboardingFields.tsx'
import { onboardingManagementText as text } from './onboarding-management.text.ts'

export const onboardingPage: RulePage = {
  rule: onboardingRule,
  Fields: OnboardingFields,
  isWide: true,
}

/** The first access of each plan. */
export const onboardingSetting = defineRuleSetting({
  title: text.title,
  lead: text.lead,
  pages: [onboardingPage],
})
