import { selfSponsorshipRule } from '#contract/exits/self-sponsorship-rule.ts'
import { defineRulePage, defineRuleSetting } from '../define-rule-page.ts'
import { SelfSponsorshipFields } from './SelfSponsorshipFields.tsx'
import { selfSponsorshipManagementText as text } from './self-sponsorship-management.text.ts'

export const selfSponsorshipSetting = defineRuleSetting({
  title: text.title,
  lead: text.lead,
  pages: [defineRulePage({ rule: selfSponsorshipRule, Fields: SelfSponsorshipFields, lead: text.fee })],
})
