import { Stack } from '@portal/design-system/Stack'
import { CheckboxInput } from '#app/forms/CheckboxInput.tsx'
import { MoneyInput } from '#app/forms/MoneyInput.tsx'
import { NumberInput } from '#app/forms/NumberInput.tsx'
import type { SimulatorAnswer } from '#contract/taxes/tax-regime.ts'
import { legend } from './tax-simulator.css.ts'
import { simulatorText } from './tax-simulator.text.ts'
import type { SimulatorFormApi } from './use-simulator-form.ts'

const { form: text } = simulatorText

/** Other figures of the annual tax return. Today's income is needed only to compute a deduction. */
export function TaxFields({ form, first }: { form: SimulatorFormApi; first: SimulatorAnswer }) {
  const isFromSalary = first.resultado === null && first.respostas.outrasRendas > 0
  return (
    <Stack as="fieldset" gap="5" width="form">
      <legend className={legend}>{text.tax}</legend>
      <form.AppField name="outrasRendas">
        {() => (
          <MoneyInput
            label={text.otherIncome}
            description={isFromSalary ? `${text.otherIncomeHelp} ${text.fromSalary}` : text.otherIncomeHelp}
            allowNegative={false}
          />
        )}
      </form.AppField>
      <form.AppField name="dependentes">
        {() => <NumberInput label={text.dependants} minValue={0} maxValue={20} hasSteppers />}
      </form.AppField>
      <form.AppField name="deduz">
        {() => <CheckboxInput label={text.deduct} description={text.deductHelp} />}
      </form.AppField>
      <form.Subscribe selector={(state) => state.values.deduz}>
        {(isDeducted) =>
          isDeducted && (
            <form.AppField name="rendaAtual">
              {() => <MoneyInput label={text.income} allowNegative={false} />}
            </form.AppField>
          )
        }
      </form.Subscribe>
    </Stack>
  )
}
