import { Select } from '@portal/design-system/Select'
import { TextField } from '@portal/design-system/TextField'
import { fieldId } from '#app/forms/field-state.ts'
import { fieldNames, type MaritalStatus, maritalNames } from '#contract/re-registration.text.ts'
import type { GroupValues } from '#contract/re-registration.ts'
import type { GroupFieldsProps } from './group-props.ts'
import { pair } from './ReRegistrationPage.css.ts'

const statuses = (Object.entries(maritalNames) as [MaritalStatus, string][]).map(([id, label]) => ({
  id,
  label,
}))
const names = fieldNames.pessoal

/** Name, mother's name, marital status and identity document. */
export function PersonalFields({ values, errors, onChange }: GroupFieldsProps<GroupValues['pessoal']>) {
  const text = (field: 'nome' | 'nomeMae' | 'documento' | 'orgaoEmissor', maxLength: number) => (
    <TextField
      id={fieldId(field)}
      label={names[field] ?? ''}
      isRequired
      maxLength={maxLength}
      value={values[field]}
      errorMessage={errors[field]}
      onChange={(value) => onChange({ ...values, [field]: value })}
    />
  )
  return (
    <>
      {text('nome', 120)}
      {text('nomeMae', 120)}
      <Select<MaritalStatus>
        id={fieldId('estadoCivil')}
        label={names.estadoCivil ?? ''}
        isRequired
        options={statuses}
        value={values.estadoCivil}
        errorMessage={errors.estadoCivil}
        onChange={(estadoCivil) => onChange({ ...values, estadoCivil })}
      />
      <div className={pair}>
        {text('documento', 30)}
        {text('orgaoEmissor', 30)}
      </div>
    </>
  )
}
