import { CheckboxInput } from '#app/forms/CheckboxInput.tsx'
import { MoneyInput } from '#app/forms/MoneyInput.tsx'
import { deferredBenefitRule } from '#contract/exits/deferred-benefit-rule.ts'
import { NumberPart } from '../NumberPart.tsx'
import type { RuleFormApi } from '../use-rule-form.ts'
import { deferralManagementText as text } from './deferral-management.text.ts'

const { fields } = deferredBenefitRule

/** The parts of a plan's rule of deferred benefits. */
export function DeferralFields({ form }: { form: RuleFormApi }) {
  return (
    <>
      <form.AppField name="regras.monthlyFee">
        {() => <MoneyInput label={fields.monthlyFee.label} description={text.feeHelp} isRequired />}
      </form.AppField>
      <NumberPart
        form={form}
        part="balanceFeePercent"
        label={fields.balanceFeePercent.label}
        description={text.balanceFeeHelp}
        decimals={4}
        unit="%"
      />
      {(['mayPay', 'mayReturn'] as const).map((part) => (
        <form.AppField key={part} name={`regras.${part}`}>
          {() => <CheckboxInput label={fields[part].label} />}
        </form.AppField>
      ))}
    </>
  )
}
