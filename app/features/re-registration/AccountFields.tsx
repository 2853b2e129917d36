import { MaskedField, masks } from '@portal/design-system/MaskedField'
import { Select } from '@portal/design-system/Select'
import { bankOptions } from '#app/forms/bank-options.ts'
import { fieldId } from '#app/forms/field-state.ts'
import { fieldNames } from '#contract/re-registration.text.ts'
import type { GroupValues } from '#contract/re-registration.ts'
import type { GroupFieldsProps } from './group-props.ts'
import { pair } from './ReRegistrationPage.css.ts'

const names = fieldNames.banco

/** The account into which the plan pays. */
export function AccountFields({ values, errors, onChange }: GroupFieldsProps<GroupValues['banco']>) {
  return (
    <>
      <Select<string>
        id={fieldId('banco')}
        label={names.banco ?? ''}
        isRequired
        options={bankOptions}
        value={values.banco || null}
        errorMessage={errors.banco}
        onChange={(banco) => onChange({ ...values, banco: banco ?? '' })}
      />
      <div className={pair}>
        <MaskedField
          id={fieldId('agencia')}
          label={names.agencia ?? ''}
          isRequired
          {...masks.agency}
          value={values.agencia}
          errorMessage={errors.agencia}
          onChange={(agencia) => onChange({ ...values, agencia })}
        />
        <MaskedField
          id={fieldId('conta')}
          label={names.conta ?? ''}
          isRequired
          {...masks.account}
          value={values.conta}
          errorMessage={errors.conta}
          onChange={(conta) => onChange({ ...values, conta })}
        />
      </div>
    </>
  )
}
