import { Text } from '@portal/design-system/Text'
import { IncomeFields, incomeFields } from '#app/forms/groups/IncomeFields.tsx'
import { withFieldGroup } from '#app/forms/portal-form.ts'
import type { IncomeChangeOnWire, IncomeChangeValues } from '#contract/benefits/income-change.ts'
import { incomeChangeText } from './income-change.text.ts'
import { typesToChoose } from './income-change-input.ts'

const { fields } = incomeChangeText

const none: IncomeChangeValues = { tipo: null, percentual: null, anos: null }

/** How the income is paid from then on: of what the plan takes, and what a term may become. */
export const IncomeChoice = withFieldGroup({
  defaultValues: none,
  props: {} as { situation: IncomeChangeOnWire },
  render: function IncomeChoice({ group, situation }) {
    return (
      <>
        {situation.renda?.type === 'fixed-term' && <Text tone="muted">{fields.termStays}</Text>}
        <IncomeFields
          form={group}
          fields={incomeFields}
          types={typesToChoose(situation)}
          rules={situation.regras}
          labels={fields}
        />
      </>
    )
  },
})
