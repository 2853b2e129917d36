import { pageTitles } from '#app/navigation/page-titles.ts'
import { decisionPeriodRule } from '#contract/exits/decision-period-rule.ts'
import { redemptionTermsRule } from '#contract/exits/redemption-terms-rule.ts'
import { vestingRule } from '#contract/exits/vesting-rule.ts'
import { defineRuleSetting } from '../define-rule-page.ts'
import { VestingFields, vestingLabels } from './VestingFields.tsx'

/** The time that who leaves the sponsor has, what of its account is theirs, and how a redemption is paid. */
export const exitSetting = defineRuleSetting({
  title: pageTitles.exitManagement,
  lead: 'Em quantos dias o extrato de desligamento é entregue, quanto tempo há para escolher, que parte da patrocinadora é da pessoa e como o resgate é pago.',
  pages: [
    { rule: decisionPeriodRule },
    { rule: vestingRule, Fields: VestingFields, isWide: true, labelsOf: vestingLabels },
    { rule: redemptionTermsRule },
  ],
})
