import { pageTitles } from '#app/navigation/page-titles.ts'
import { retentionRule } from '#contract/records/retention-rule.ts'
import { defineRuleSetting } from '../define-rule-page.ts'

/** For how long each kind of record is kept. */
export const retentionSetting = defineRuleSetting({
  title: pageTitles.retention,
  lead: 'Por quanto tempo cada tipo de registro é guardado. Depois disso o portal apaga o registro sozinho.',
  pages: [{ rule: retentionRule }],
})
