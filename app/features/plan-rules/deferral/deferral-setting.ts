import { pageTitles } from '#app/navigation/page-titles.ts'
import { deferredBenefitRule } from '#contract/exits/deferred-benefit-rule.ts'
import { defineRuleSetting } from '../define-rule-page.ts'

export const deferralSetting = defineRuleSetting({
  title: pageTitles.deferralManagement,
  lead: 'O que paga e o que pode fazer quem deixou de contribuir e espera o benefício.',
  pages: [{ rule: deferredBenefitRule }],
})
