import { portabilityRule } from '#contract/rules/portability.ts'
import { waitingPeriodsRule } from '#contract/rules/waiting-periods.ts'
import { defineRulePage, defineRuleSetting } from '../define-rule-page.ts'
import { PortabilityFields, WaitingPeriodFields } from './PortabilityFields.tsx'
import { portabilityManagementText as text } from './portability-management.text.ts'

/** Who may take what they saved to another entity. */
export const portabilityPage = defineRulePage({
  rule: portabilityRule,
  Fields: PortabilityFields,
  lead: text.portability,
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
  pages: [portabilityPage, waitingPeriodsPage],
})
