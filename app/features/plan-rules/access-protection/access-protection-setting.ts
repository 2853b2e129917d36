import { identityProtectionRule } from '#contract/identity/identity-protection-rule.ts'
import { defineRulePage, defineRuleSetting } from '../define-rule-page.ts'
import { AccessProtectionFields } from './AccessProtectionFields.tsx'
import { accessProtectionText as text } from './access-protection.text.ts'

/** For how long what a person is known by is looked at twice after it changed. */
export const accessProtectionSetting = defineRuleSetting({
  title: text.title,
  lead: text.lead,
  pages: [
    defineRulePage({ rule: identityProtectionRule, Fields: AccessProtectionFields, lead: text.waiting }),
  ],
})
