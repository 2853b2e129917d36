import { DateInput } from '#app/forms/DateInput.tsx'
import { NumberInput } from '#app/forms/NumberInput.tsx'
import { SelectInput } from '#app/forms/SelectInput.tsx'
import { TextAreaInput } from '#app/forms/TextAreaInput.tsx'
import { TextInput } from '#app/forms/TextInput.tsx'
import { RegistryDocumentInput } from './documents/RegistryDocumentInput.tsx'
import { RegistryPlanInput } from './RegistryPlan.tsx'
import { whole } from './registries.css.ts'
import type { RegistryFormApi, Scalars } from './registries.schema.ts'
import type { RegistryField } from './registry-field.tsx'

type RegistryFieldsProps = {
  /** A form of a record with these fields; what else it holds is its own. */
  form: { readonly AppField: unknown }
  fields: Readonly<Record<string, RegistryField<never>>>
  isReadOnly: boolean
}

/** The fields of a record, each as its registry says that it is filled in. */
export function RegistryFields({ form, fields, isReadOnly }: RegistryFieldsProps) {
  const { AppField } = form as RegistryFormApi<Scalars>
  return Object.entries(fields).map(([name, field]) => {
    const input = (
      <AppField key={name} name={`dados.${name}`}>
        {() => <FieldInput field={field} isReadOnly={isReadOnly} />}
      </AppField>
    )
    return field.isWhole ? (
      <div key={name} className={whole}>
        {input}
      </div>
    ) : (
      input
    )
  })
}

function FieldInput({ field, isReadOnly }: { field: RegistryField<never>; isReadOnly: boolean }) {
  const { label, help } = field
  const named = { label, description: help, isReadOnly }
  switch (field.as) {
    case 'text': {
      const { type, maxLength, autoComplete, isOptional } = field
      return <TextInput {...named} {...{ type, maxLength, autoComplete }} isRequired={!isOptional} />
    }
    case 'paragraph':
      return <TextAreaInput {...named} maxLength={field.maxLength} isRequired={!field.isOptional} />
    case 'number':
      return <NumberInput {...named} isRequired />
    case 'date':
      return <DateInput {...named} isRequired={!field.isOptional} />
    case 'choice':
      return <SelectInput {...named} options={field.options} isRequired={!field.isOptional} />
    case 'plan':
      return <RegistryPlanInput label={label} isReadOnly={isReadOnly} />
    case 'document':
      return (
        <RegistryDocumentInput
          cadastro={field.of}
          label={label}
          description={help ?? ''}
          isReadOnly={isReadOnly}
        />
      )
    case 'own':
      return <field.Input label={label} help={help} isReadOnly={isReadOnly} />
  }
}
