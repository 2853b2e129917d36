import { nonResidentTaxRule, redemptionTaxRule } from '#contract/taxes/taxes-rule.ts'
import { NumberPart } from '../NumberPart.tsx'
import type { RuleFormApi } from '../use-rule-form.ts'
import { taxRulesText } from './tax-rules.text.ts'

/** What the progressive regime withholds from a redemption. */
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

/** What is withheld from payments to whoever lives abroad. */
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
