import { pageTitles } from '#app/navigation/page-titles.ts'
import { identityProtectionRule } from '#contract/identity/identity-protection-rule.ts'
import { defineRuleSetting } from '../define-rule-page.ts'

/** For how long what a person is known by is looked at twice after it changed. */
export const accessProtectionSetting = defineRuleSetting({
  title: pageTitles.accessProtection,
  lead: 'Por quantos dias um e-mail ou uma conta alterados há pouco são conferidos duas vezes.',
  pages: [{ rule: identityProtectionRule }],
})
