import { CheckboxField } from '@portal/design-system/CheckboxField'
import { Stack } from '@portal/design-system/Stack'
import { Text } from '@portal/design-system/Text'
import { useId } from 'react'
import { useFieldProps } from '#app/forms/field-state.ts'
import { benefitManagementText as text } from './benefit-management.text.ts'

type Income = keyof typeof text.incomes
const INCOMES: readonly Income[] = ['percent', 'fixed-term']

/** Which incomes have a thirteenth, as the current form field. */
export function ThirteenthIncomes({ label }: { label: string }) {
  const id = useId()
  const { value, onChange, onBlur } = useFieldProps<readonly Income[] | undefined>()
  const chosen = new Set(value)
  return (
    <div role="group" aria-labelledby={id}>
      <Stack gap="2">
        <Text id={id}>{label}</Text>
        {INCOMES.map((income) => (
          <CheckboxField
            key={income}
            label={text.incomes[income]}
            isSelected={chosen.has(income)}
            onBlur={onBlur}
            onChange={(isChosen) =>
              onChange(INCOMES.filter((one) => (one === income ? isChosen : chosen.has(one))))
            }
          />
        ))}
      </Stack>
    </div>
  )
}
