import { openingHoursRule } from '#contract/conversations/opening-hours-rule.ts'
import { defineRulePage, defineRuleSetting } from '../define-rule-page.ts'
import { OpeningHoursFields } from './OpeningHoursFields.tsx'
import { openingHoursText } from './opening-hours.text.ts'

const hoursPage = defineRulePage({
  rule: openingHoursRule,
  Fields: OpeningHoursFields,
  lead: openingHoursText.hours,
})

/** When the service desk answers in conversations. */
export const openingHoursSetting = defineRuleSetting({
  title: openingHoursText.title,
  lead: openingHoursText.lead,
  pages: [hoursPage],
})
