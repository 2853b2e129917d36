import { MaskedField, masks } from '@portal/design-system/MaskedField'
import { TextField } from '@portal/design-system/TextField'
import { fieldId } from '#app/forms/field-state.ts'
import { fieldNames } from '#contract/re-registration.text.ts'
import type { GroupValues } from '#contract/re-registration.ts'
import type { GroupFieldsProps } from './group-props.ts'
import { pair } from './ReRegistrationPage.css.ts'

const names = fieldNames.contatos

/** E-mail and telephones. */
export function ContactFields({ values, errors, onChange }: GroupFieldsProps<GroupValues['contatos']>) {
  const phone = (field: 'celular' | 'telefone', isRequired: boolean) => (
    <MaskedField
      id={fieldId(field)}
      label={names[field] ?? ''}
      isRequired={isRequired}
      {...masks.phone}
      value={values[field]}
      errorMessage={errors[field]}
      onChange={(value) => onChange({ ...values, [field]: value })}
    />
  )
  return (
    <>
      <TextField
        id={fieldId('email')}
        label={names.email ?? ''}
        type="email"
        autoComplete="email"
        isRequired
        maxLength={120}
        value={values.email}
        errorMessage={errors.email}
        onChange={(email) => onChange({ ...values, email })}
      />
      <div className={pair}>
        {phone('celular', true)}
        {phone('telefone', false)}
      </div>
    </>
  )
}
