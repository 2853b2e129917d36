import { SelectInput } from '#app/forms/SelectInput.tsx'
import { TextInput } from '#app/forms/TextInput.tsx'
import { entityTypeNames } from '#contract/settings/pension-entities.text.ts'
import { entityTypes, type PensionEntityData } from '#contract/settings/pension-entities.ts'
import type { Unfilled } from '../define-registry.ts'
import type { RegistryFormApi } from '../use-registry-form.ts'
import { pensionEntityFieldsText as help, pensionEntitiesText } from './pension-entities.text.ts'

const { labels } = pensionEntitiesText
const types = entityTypes.map((id) => ({ id, label: entityTypeNames[id] }))

type PensionEntityFieldsProps = { form: RegistryFormApi<Unfilled<PensionEntityData>>; isReadOnly: boolean }

/** The fields of a plan of another entity. */
export function PensionEntityFields({ form, isReadOnly }: PensionEntityFieldsProps) {
  const own = { isReadOnly, isRequired: true }
  return (
    <>
      <form.AppField name="dados.nome">
        {() => <TextInput label={labels.nome} maxLength={120} {...own} />}
      </form.AppField>
      <form.AppField name="dados.cnpj">
        {() => <TextInput label={labels.cnpj} description={help.cnpjHelp} maxLength={18} {...own} />}
      </form.AppField>
      <form.AppField name="dados.tipo">
        {() => <SelectInput label={labels.tipo} options={types} isRequired isDisabled={isReadOnly} />}
      </form.AppField>
      <form.AppField name="dados.plano">
        {() => <TextInput label={labels.plano} maxLength={120} {...own} />}
      </form.AppField>
      <form.AppField name="dados.codigo">
        {() => <TextInput label={labels.codigo} description={help.codeHelp} maxLength={30} {...own} />}
      </form.AppField>
      <form.AppField name="dados.banco">
        {() => <TextInput label={labels.banco} description={help.bankHelp} maxLength={3} {...own} />}
      </form.AppField>
      <form.AppField name="dados.agencia">
        {() => <TextInput label={labels.agencia} maxLength={4} {...own} />}
      </form.AppField>
      <form.AppField name="dados.conta">
        {() => <TextInput label={labels.conta} description={help.accountHelp} maxLength={14} {...own} />}
      </form.AppField>
    </>
  )
}
