import { pageTitles } from '#app/navigation/page-titles.ts'
import { investmentProfileWindowsRule } from '#contract/investments/investment-profile-windows-rule.ts'
import { defineRuleSetting } from '../define-rule-page.ts'
import { ProfileWindowFields } from './ProfileWindowFields.tsx'

/** When investment profiles may be changed. */
export const profileWindowsSetting = defineRuleSetting({
  title: pageTitles.profileWindows,
  lead: 'Em que dias de quais meses o participante pode alterar o perfil.',
  pages: [{ rule: investmentProfileWindowsRule, Fields: ProfileWindowFields, isWide: true }],
})
