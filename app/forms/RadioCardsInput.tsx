import { type RadioCardOption, RadioCards, type RadioCardsProps } from '@portal/design-system/RadioCards'
import { useFieldProps } from './field-state.ts'
import type { FormInputProps } from './form-input-props.ts'

type Option<Id> = Omit<RadioCardOption, 'value'> & { id: Id }

type Without<Props> = Props extends unknown ? Omit<Props, 'options'> : never

type RadioCardsInputProps<Id> = Without<FormInputProps<RadioCardsProps<string>>> & {
  options: readonly Option<Id>[]
}

/** One answer of a few, each explained, of the current form field; null while nothing is chosen. */
export function RadioCardsInput<Id extends string | number>({ options, ...props }: RadioCardsInputProps<Id>) {
  const { value, onChange, ...field } = useFieldProps<Id | null>()
  return (
    <RadioCards<string>
      {...props}
      {...field}
      options={options.map(({ id, ...option }) => ({ ...option, value: String(id) }))}
      value={value === null ? null : String(value)}
      onChange={(chosen) => onChange(options.find(({ id }) => String(id) === chosen)?.id ?? null)}
    />
  )
}
