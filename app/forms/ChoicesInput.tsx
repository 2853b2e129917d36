import { CheckboxField } from '@portal/design-system/CheckboxField'
import { Columns } from '@portal/design-system/Columns'
import { Stack } from '@portal/design-system/Stack'
import { Text } from '@portal/design-system/Text'
import { type ReactNode, useId } from 'react'
import { useFieldProps } from './field-state.ts'

type ChoicesInputProps<Id> = {
  label: string
  /** In the order in which they are kept. */
  options: readonly { id: Id; label: string }[]
}

/** Any number of a few choices, as the current form field; what is chosen and no option of these stays. */
export function ChoicesInput<Id extends string | number>({
  label,
  options,
}: ChoicesInputProps<Id>): ReactNode {
  const [labelId, errorId] = [useId(), useId()]
  const { id, value, onChange, onBlur, errorMessage } = useFieldProps<readonly Id[] | undefined>()
  const chosen = new Set(value)
  const others = (value ?? []).filter((one) => !options.some((option) => option.id === one))
  return (
    <div id={id} role="group" aria-labelledby={labelId} aria-describedby={errorId} tabIndex={-1}>
      <Stack gap="2">
        <Text id={labelId}>{label}</Text>
        <Columns gap="2" minWidth="narrow" keepsWidth>
          {options.map((option) => (
            <CheckboxField
              key={option.id}
              label={option.label}
              isSelected={chosen.has(option.id)}
              onBlur={onBlur}
              onChange={(isChosen) =>
                onChange([
                  ...options
                    .map((one) => one.id)
                    .filter((one) => (one === option.id ? isChosen : chosen.has(one))),
                  ...others,
                ])
              }
            />
          ))}
        </Columns>
        {errorMessage && (
          <Text id={errorId} variant="small" tone="danger">
            {errorMessage}
          </Text>
        )}
      </Stack>
    </div>
  )
}
