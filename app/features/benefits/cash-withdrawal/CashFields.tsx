import type { RequestFormApi } from '#app/features/request-engine/use-service-request.ts'
import { CheckboxInput } from '#app/forms/CheckboxInput.tsx'
import { NumberInput } from '#app/forms/NumberInput.tsx'
import { cashPercentRange } from '#contract/benefits/cash-withdrawal.text.ts'
import type { CashWithdrawalOnWire, CashWithdrawalValues } from '#contract/benefits/cash-withdrawal.ts'
import { cashWithdrawalText } from './cash-withdrawal.text.ts'

const { fields, unit } = cashWithdrawalText

type CashFieldsProps = { form: RequestFormApi<CashWithdrawalValues>; situation: CashWithdrawalOnWire }

/** How much of the balance. */
export function CashFields({ form, situation }: CashFieldsProps) {
  return (
    <form.AppField name="percentual">
      {() => (
        <NumberInput
          label={fields.percentual}
          description={cashPercentRange(situation.termos.regras.cashMaximumPercent)}
          decimals={2}
          step={1}
          unit={unit}
          hasSteppers
          isRequired
        />
      )}
    </form.AppField>
  )
}

/** That the person read what it does to the income. */
export function CashConsent({ form }: Pick<CashFieldsProps, 'form'>) {
  return <form.AppField name="ciente">{() => <CheckboxInput label={fields.warning} />}</form.AppField>
}
