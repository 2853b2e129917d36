import { pageTitles } from '#app/navigation/page-titles.ts'
import { waitingPeriodsRule } from '#contract/benefits/waiting-periods-rule.ts'
import { accumulationDatesRule } from '#contract/exits/accumulation-dates-rule.ts'
import { portabilityDaysRule } from '#contract/exits/portability-days-rule.ts'
import { portabilityRule } from '#contract/exits/portability-rule.ts'
import { defineRuleSetting } from '../define-rule-page.ts'

/** Who may leave with what they saved, and after how long. */
export const portabilitySetting = defineRuleSetting({
  title: pageTitles.portabilityManagement,
  lead: 'Quem pode levar o saldo para outra entidade, e depois de quanto tempo no plano.',
  pages: [
    { rule: portabilityRule },
    { rule: portabilityDaysRule },
    { rule: accumulationDatesRule },
    { rule: waitingPeriodsRule },
  ],
})
