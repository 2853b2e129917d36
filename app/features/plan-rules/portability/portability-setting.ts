import { waitingPeriodsRule } from '#contract/benefits/waiting-periods-rule.ts'
import { accumulationDatesRule } from '#contract/exits/accumulation-dates-rule.ts'
import { portabilityDaysRule } from '#contract/exits/portability-days-rule.ts'
import { portabilityRule } from '#contract/exits/portability-rule.ts'
import { defineRulePage, defineRuleSetting } from '../define-rule-page.ts'
import {
  AccumulationDatesFields,
  PortabilityDaysFields,
  PortabilityFields,
  WaitingPeriodFields,
} from './PortabilityFields.tsx'
import { portabilityManagementText as text } from './portability-management.text.ts'

/** Who may take what they saved to another entity. */
const portabilityPage = defineRulePage({
  rule: portabilityRule,
  Fields: PortabilityFields,
  lead: text.portability,
})

/** In how many business days the entity sends the term and the money. */
const portabilityDaysPage = defineRulePage({
  rule: portabilityDaysRule,
  Fields: PortabilityDaysFields,
  lead: text.days,
})

/** Until when the days of old ported money may be told. */
const accumulationDatesPage = defineRulePage({
  rule: accumulationDatesRule,
  Fields: AccumulationDatesFields,
  lead: text.dates,
})

/** How long before somebody may leave with what they saved. */
const waitingPeriodsPage = defineRulePage({
  rule: waitingPeriodsRule,
  Fields: WaitingPeriodFields,
  lead: text.waiting,
})

/** Who may leave with what they saved, and after how long. */
export const portabilitySetting = defineRuleSetting({
  title: text.title,
  lead: text.lead,
  pages: [portabilityPage, portabilityDaysPage, accumulationDatesPage, waitingPeriodsPage],
})
