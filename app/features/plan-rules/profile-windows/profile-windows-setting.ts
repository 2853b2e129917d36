import { investmentProfileWindowsRule } from '#contract/investments/investment-profile-windows-rule.ts'
import { defineRulePage, defineRuleSetting } from '../define-rule-page.ts'
import { ProfileWindowFields } from './ProfileWindowFields.tsx'
import { profileWindowsText as text } from './profile-windows.text.ts'

/** When investment profiles may be changed. */
export const profileWindowsSetting = defineRuleSetting({
  title: text.title,
  lead: text.lead,
  pages: [
    defineRulePage({
      rule: investmentProfileWindowsRule,
      Fields: ProfileWindowFields,
      isWide: true,
      lead: text.windows,
    }),
  ],
})
