import { nonResidentTaxRule, redemptionTaxRule } from '#contract/taxes/taxes-rule.ts'
import { NumberPart } from '../NumberPart.tsx'
import type { RuleFormApi } from '../use-rule-form.ts'
import { taxRulesText } from './tax-rules.text.ts'

/** Tax withheld from redemptions in the progressive regime. */
export function RedemptionTaxFields({ form }: { form: RuleFormApi }) {
  return (
    <NumberPart
      form={form}
      part="percent"
      label={redemptionTaxRule.fields.percent.label}
      decimals={2}
      unit="%"
    />
  )
}

export function NonResidentTaxFields({ form }: { form: RuleFormApi }) {
  const { benefitPercent, redemptionPercent } = nonResidentTaxRule.fields
  return (
    <>
      <NumberPart
        form={form}
        part="benefitPercent"
        label={benefitPercent.label}
        description={taxRulesText.nonResidentHelp}
        decimals={2}
        unit="%"
        isOptional
      />
      <NumberPart
        form={form}
        part="redemptionPercent"
        label={redemptionPercent.label}
        decimals={2}
        unit="%"
      />
    </>
  )
}
