import { Select } from '@portal/design-system/Select'
import { noTaxNumberNames } from '#contract/declarations/declarations.text.ts'
import type { NoTaxNumberReason } from '#domain/declarations/fatca.ts'
import { useFieldProps } from '../field-state.ts'
import { fatcaFieldText as text } from './declaration-fields.text.ts'

type Choice = NoTaxNumberReason | 'none'

const options: readonly { id: Choice; label: string }[] = [
  { id: 'none', label: text.hasNumber },
  ...Object.entries(noTaxNumberNames).map(([id, label]) => ({ id: id as NoTaxNumberReason, label })),
]

/** Why there is no tax number, of the current form field; null, the first choice, for who has one. */
export function ReasonInput() {
  const { value, onChange, ...field } = useFieldProps<NoTaxNumberReason | null>()
  return (
    <Select<Choice>
      {...field}
      label={text.reason}
      options={options}
      value={value ?? 'none'}
      onChange={(chosen) => onChange(chosen === 'none' ? null : chosen)}
    />
  )
}
