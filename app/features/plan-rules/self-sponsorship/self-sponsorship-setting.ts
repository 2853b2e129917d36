import { pageTitles } from '#app/navigation/page-titles.ts'
import { selfSponsorshipRule } from '#contract/exits/self-sponsorship-rule.ts'
import { defineRuleSetting } from '../define-rule-page.ts'

export const selfSponsorshipSetting = defineRuleSetting({
  title: pageTitles.selfSponsorshipManagement,
  lead: 'Quanto paga quem continua no plano e assume também a parte da patrocinadora.',
  pages: [{ rule: selfSponsorshipRule }],
})
