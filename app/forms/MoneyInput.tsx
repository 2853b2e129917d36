import { MoneyField, type MoneyFieldProps } from '@portal/design-system/MoneyField'
import { useFieldProps } from './field-state.ts'
import type { FormInputProps } from './form-input-props.ts'

type MoneyInputProps = FormInputProps<MoneyFieldProps> & {
  /** The amount to show once the field is left, in reais; by default the one that was typed. */
  settle?: (typed: number | null) => number | null
}

/** An amount of the current form field in reais; null while empty. */
export function MoneyInput({ settle, ...props }: MoneyInputProps) {
  const field = useFieldProps<number | null>()
  return (
    <MoneyField
      {...props}
      {...field}
      onBlur={() => {
        field.onBlur()
        if (settle) field.onChange(settle(field.value))
      }}
    />
  )
}
