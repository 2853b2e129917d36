import { retentionRule } from '#contract/records/retention-rule.ts'
import { defineRulePage, defineRuleSetting } from '../define-rule-page.ts'
import { RetentionFields } from './RetentionFields.tsx'
import { retentionText as text } from './retention.text.ts'

/** For how long each kind of record is kept. */
export const retentionSetting = defineRuleSetting({
  title: text.title,
  lead: text.lead,
  pages: [defineRulePage({ rule: retentionRule, Fields: RetentionFields, lead: text.from })],
})
