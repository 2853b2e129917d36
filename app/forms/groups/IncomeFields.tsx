import type { IncomeChangeValues } from '#contract/benefits/income-change.ts'
import type { BenefitRules } from '#domain/benefits/benefit-rules.ts'
import { createFieldMap, withFieldGroup } from '../portal-form.ts'
import { RadioCardsInput } from '../RadioCardsInput.tsx'
import { SliderInput } from '../SliderInput.tsx'

/** How an income of a balance may be paid. */
export type IncomeTypeOnWire = NonNullable<IncomeChangeValues['tipo']>

type IncomeLabels = Record<keyof IncomeChangeValues, string> & {
  types: Readonly<Record<IncomeTypeOnWire, { label: string; description: string }>>
}

const none: IncomeChangeValues = { tipo: null, percentual: null, anos: null }

/** For `fields` of a form that has them by these names itself. */
export const incomeFields = createFieldMap(none)

/** How an income of a balance is paid: one of `types`, asked where there are several, and its percentage or its years. */
export const IncomeFields = withFieldGroup({
  defaultValues: none,
  props: {} as {
    types: readonly IncomeTypeOnWire[]
    rules: Pick<BenefitRules, 'percent' | 'termYears'>
    labels: IncomeLabels
  },
  render: function IncomeFields({ group, types, rules: { percent, termYears }, labels }) {
    return (
      <>
        {types.length > 1 && (
          <group.AppField name="tipo">
            {() => (
              <RadioCardsInput
                label={labels.tipo}
                isRequired
                options={types.map((id) => ({ id, ...labels.types[id] }))}
              />
            )}
          </group.AppField>
        )}
        <group.Subscribe selector={({ values }) => values.tipo}>
          {(type) =>
            type === 'percentual' ? (
              <group.AppField key={type} name="percentual">
                {() => (
                  <SliderInput
                    label={labels.percentual}
                    minValue={percent.minimum}
                    maxValue={percent.maximum}
                    step={percent.step}
                    isRequired
                  />
                )}
              </group.AppField>
            ) : (
              type === 'prazo-certo' && (
                <group.AppField key={type} name="anos">
                  {() => (
                    <SliderInput
                      label={labels.anos}
                      measure="years"
                      minValue={termYears.minimum}
                      maxValue={termYears.maximum}
                      isRequired
                    />
                  )}
                </group.AppField>
              )
            )
          }
        </group.Subscribe>
      </>
    )
  },
})
