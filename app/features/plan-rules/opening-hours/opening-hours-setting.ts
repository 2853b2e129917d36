import { pageTitles } from '#app/navigation/page-titles.ts'
import { openingHoursRule } from '#contract/conversations/opening-hours-rule.ts'
import { defineRuleSetting } from '../define-rule-page.ts'

/** When the service desk answers in conversations. */
export const openingHoursSetting = defineRuleSetting({
  title: pageTitles.openingHours,
  lead: 'Os dias e horas em que o atendimento responde às conversas.',
  pages: [{ rule: openingHoursRule }],
})
