import { Columns } from '@portal/design-system/Columns'
import { withFieldGroup } from '#app/forms/portal-form.ts'
import { SelectInput } from '#app/forms/SelectInput.tsx'
import { TextInput } from '#app/forms/TextInput.tsx'
import {
  fieldNames,
  type MaritalStatus,
  maritalNames,
} from '#contract/re-registration/re-registration.text.ts'
import { emptyGroups } from './re-registration-values.ts'

const statuses = (Object.entries(maritalNames) as [MaritalStatus, string][]).map(([id, label]) => ({
  id,
  label,
}))
const names = fieldNames.pessoal

/** Name, mother's name, marital status and identity document. */
export const PersonalFields = withFieldGroup({
  defaultValues: emptyGroups.pessoal,
  render: function PersonalFields({ group }) {
    const text = (field: 'nome' | 'nomeMae' | 'documento' | 'orgaoEmissor', maxLength: number) => (
      <group.AppField name={field}>
        {() => <TextInput label={names[field] ?? ''} isRequired maxLength={maxLength} />}
      </group.AppField>
    )
    return (
      <>
        {text('nome', 120)}
        {text('nomeMae', 120)}
        <group.AppField name="estadoCivil">
          {() => (
            <SelectInput<MaritalStatus> label={names['estadoCivil'] ?? ''} isRequired options={statuses} />
          )}
        </group.AppField>
        <Columns minWidth="narrow">
          {text('documento', 30)}
          {text('orgaoEmissor', 30)}
        </Columns>
      </>
    )
  },
})
