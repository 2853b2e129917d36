import { Text } from '@portal/design-system/Text'
import { createFieldMap, withFieldGroup } from '#app/forms/portal-form.ts'
import { RadioCardsInput } from '#app/forms/RadioCardsInput.tsx'
import { SliderInput } from '#app/forms/SliderInput.tsx'
import type { IncomeChangeOnWire, IncomeChangeValues } from '#contract/income-change.ts'
import { incomeChangeText } from './income-change.text.ts'
import { typesToChoose } from './income-change-input.ts'

const { fields } = incomeChangeText

const none: IncomeChangeValues = { tipo: null, percentual: null, anos: null }

/** The fields of a changed income, for whoever draws them in a form of their own. */
export const incomeFieldMap = createFieldMap(none)

/** How the income is paid from then on: of what the plan takes, and what a term may become. */
export const IncomeChoice = withFieldGroup({
  defaultValues: none,
  props: {} as { situation: IncomeChangeOnWire },
  render: function IncomeChoice({ group, situation }) {
    const { percent, termYears } = situation.regras
    const types = typesToChoose(situation)
    return (
      <>
        {situation.renda?.type === 'fixed-term' && <Text tone="muted">{fields.termStays}</Text>}
        {types.length > 1 && (
          <group.AppField name="tipo">
            {() => (
              <RadioCardsInput
                label={fields.tipo}
                isRequired
                options={types.map((id) => ({ id, ...fields.types[id] }))}
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
                    label={fields.percentual}
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
                      label={fields.anos}
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
