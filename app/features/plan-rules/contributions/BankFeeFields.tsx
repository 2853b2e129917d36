import { SelectInput } from '#app/forms/SelectInput.tsx'
import { bankFeeRule, feeBearerNames } from '#contract/payment-clearings/bank-fee-rule.ts'
import { FEE_BEARERS } from '#domain/payment-clearings/fee-bearer.ts'
import type { RuleFormApi } from '../use-rule-form.ts'
import { contributionManagementText } from './contribution-management.text.ts'

const options = FEE_BEARERS.map((id) => ({ id, label: feeBearerNames[id] }))

/** The part of a plan's rule of the bank's fee. */
export function BankFeeFields({ form }: { form: RuleFormApi }) {
  return (
    <form.AppField name="regras.bearer">
      {() => (
        <SelectInput
          label={bankFeeRule.fields.bearer.label}
          description={contributionManagementText.bankFeeHelp}
          options={options}
          isRequired
        />
      )}
    </form.AppField>
  )
}
