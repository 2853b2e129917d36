import { Columns } from '@portal/design-system/Columns'
import { PhoneInput } from '#app/forms/PhoneInput.tsx'
import { withFieldGroup } from '#app/forms/portal-form.ts'
import { TextInput } from '#app/forms/TextInput.tsx'
import { fieldNames } from '#contract/re-registration/re-registration.text.ts'
import { emptyGroups } from './re-registration-values.ts'

const names = fieldNames.contatos

/** E-mail and telephones. */
export const ContactFields = withFieldGroup({
  defaultValues: emptyGroups.contatos,
  render: function ContactFields({ group }) {
    const phone = (field: 'celular' | 'telefone', isRequired: boolean) => (
      <group.AppField name={field}>
        {() => (
          <PhoneInput
            label={names[field] ?? ''}
            isRequired={isRequired}
            kind={field === 'celular' ? 'mobile' : 'home'}
          />
        )}
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
