import { Columns } from '@portal/design-system/Columns'
import { masks } from '@portal/design-system/MaskedField'
import { MaskedInput } from '#app/forms/MaskedInput.tsx'
import { withFieldGroup } from '#app/forms/portal-form.ts'
import { TextInput } from '#app/forms/TextInput.tsx'
import { fieldNames } from '#contract/re-registration.text.ts'
import { emptyGroups } from './re-registration-values.ts'

const names = fieldNames.contatos

/** E-mail and telephones. */
export const ContactFields = withFieldGroup({
  defaultValues: emptyGroups.contatos,
  render: function ContactFields({ group }) {
    const phone = (field: 'celular' | 'telefone', isRequired: boolean) => (
      <group.AppField name={field}>
        {() => <MaskedInput label={names[field] ?? ''} isRequired={isRequired} {...masks.phone} />}
      </group.AppField>
    )
    return (
      <>
        <group.AppField name="email">
          {() => (
            <TextInput
              label={names['email'] ?? ''}
              type="email"
              autoComplete="email"
              isRequired
              maxLength={120}
            />
          )}
        </group.AppField>
        <Columns minWidth="narrow">
          {phone('celular', true)}
          {phone('telefone', false)}
        </Columns>
      </>
    )
  },
})
