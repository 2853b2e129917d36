import { selfSponsorshipRule } from '#contract/exits/self-sponsorship-rule.ts'
import { NumberPart } from '../NumberPart.tsx'
import type { RuleFormApi } from '../use-rule-form.ts'
import { selfSponsorshipManagementText as text } from './self-sponsorship-management.text.ts'

/** The one part of a plan's rule of self-sponsorship. */
export function SelfSponsorshipFields({ form }: { form: RuleFormApi }) {
  return (
    <NumberPart
      form={form}
      part="feePercent"
      label={selfSponsorshipRule.fields.feePercent.label}
      description={text.feeHelp}
      decimals={2}
      unit="%"
    />
  )
}
