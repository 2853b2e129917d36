import { decisionPeriodRule } from '#contract/exits/decision-period-rule.ts'
import { redemptionTermsRule } from '#contract/exits/redemption-terms-rule.ts'
import { vestingRule } from '#contract/exits/vesting-rule.ts'
import { defineRulePage, defineRuleSetting } from '../define-rule-page.ts'
import { DecisionPeriodFields } from './DecisionPeriodFields.tsx'
import { exitManagementText as text } from './exit-management.text.ts'
import { RedemptionTermsFields } from './RedemptionTermsFields.tsx'
import { VestingFields, vestingLabels } from './VestingFields.tsx'

/** The time that who leaves the sponsor has, what of its account is theirs, and how a redemption is paid. */
export const exitSetting = defineRuleSetting({
  title: text.title,
  lead: text.lead,
  pages: [
    defineRulePage({ rule: decisionPeriodRule, Fields: DecisionPeriodFields, lead: text.decision }),
    defineRulePage({
      rule: vestingRule,
      Fields: VestingFields,
      isWide: true,
      labelsOf: vestingLabels,
      lead: text.vesting.lead,
    }),
    defineRulePage({ rule: redemptionTermsRule, Fields: RedemptionTermsFields, lead: text.redemption }),
  ],
})
