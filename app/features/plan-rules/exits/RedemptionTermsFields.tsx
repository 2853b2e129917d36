import { redemptionTermsRule } from '#contract/exits/redemption-terms-rule.ts'
import { NumberPart } from '../NumberPart.tsx'
import type { RuleFormApi } from '../use-rule-form.ts'
import { exitManagementText as text } from './exit-management.text.ts'

const { maximumInstalments, maximumDeferralDays } = redemptionTermsRule.fields

/** The parts of a plan's rule of how redemptions are paid. */
export function RedemptionTermsFields({ form }: { form: RuleFormApi }) {
  return (
    <>
      <NumberPart
        form={form}
        part="maximumInstalments"
        label={maximumInstalments.label}
        description={text.instalmentsHelp}
      />
      <NumberPart
        form={form}
        part="maximumDeferralDays"
        label={maximumDeferralDays.label}
        description={text.deferralHelp}
        unit={text.days}
      />
    </>
  )
}
