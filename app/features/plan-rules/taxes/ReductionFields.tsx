import { CheckboxField } from '@portal/design-system/CheckboxField'
import { Columns } from '@portal/design-system/Columns'
import { DecimalInput } from '#app/forms/DecimalInput.tsx'
import { MoneyInput } from '#app/forms/MoneyInput.tsx'
import type { RuleFormApi } from '../rule-values.ts'
import { taxRulesText } from './tax-rules.text.ts'

const { reduction: text } = taxRulesText

const amounts = ['fullUpTo', 'fullMaximum', 'endsAt', 'constant'] as const

/** A reduction that nobody has filled in yet. */
const blank = { fullUpTo: null, fullMaximum: null, endsAt: null, constant: null, slope: '' }

/** Tax reduction for low incomes; a plan may have none. */
export function ReductionFields({ form }: { form: RuleFormApi }) {
  return (
    <form.Subscribe selector={({ values }) => Boolean(values.regras['reduction'])}>
      {(hasReduction) => (
        <>
          <CheckboxField
            label={text.has}
            isSelected={hasReduction}
            onChange={(isSelected) => form.setFieldValue('regras.reduction', isSelected ? blank : null)}
          />
          {hasReduction && (
            <Columns template="halves" from="medium" gap="5">
              {amounts.map((part) => (
                <form.AppField key={part} name={`regras.reduction.${part}`}>
                  {() => <MoneyInput label={text[part]} isRequired />}
                </form.AppField>
              ))}
              <form.AppField name="regras.reduction.slope">
                {() => <DecimalInput label={text.slope} isRequired />}
              </form.AppField>
            </Columns>
          )}
        </>
      )}
    </form.Subscribe>
  )
}

export const reductionLabels: Readonly<Record<string, string>> = Object.fromEntries(
  [...amounts, 'slope' as const].map((part) => [`reduction.${part}`, text[part]]),
)
