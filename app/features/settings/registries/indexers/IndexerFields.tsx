import { SelectInput } from '#app/forms/SelectInput.tsx'
import { TextInput } from '#app/forms/TextInput.tsx'
import { type IndexerData, indexerKinds } from '#contract/settings/indexers.ts'
import type { Unfilled } from '../define-registry.ts'
import type { RegistryFormApi } from '../use-registry-form.ts'
import { indexerFieldsText, indexersText } from './indexers.text.ts'

const { labels } = indexersText
const kinds = indexerKinds.map((id) => ({ id, label: indexerFieldsText.kinds[id] }))

type IndexerFieldsProps = { form: RegistryFormApi<Unfilled<IndexerData>>; isReadOnly: boolean }

/** The fields of an index. */
export function IndexerFields({ form, isReadOnly }: IndexerFieldsProps) {
  return (
    <>
      <form.AppField name="dados.codigo">
        {() => (
          <TextInput
            label={labels.codigo}
            description={indexerFieldsText.codeHelp}
            isReadOnly={isReadOnly}
            isRequired
            maxLength={12}
            autoComplete="off"
          />
        )}
      </form.AppField>
      <form.AppField name="dados.nome">
        {() => <TextInput label={labels.nome} isReadOnly={isReadOnly} isRequired maxLength={80} />}
      </form.AppField>
      <form.AppField name="dados.tipo">
        {() => <SelectInput<string> label={labels.tipo} options={kinds} isReadOnly={isReadOnly} isRequired />}
      </form.AppField>
      <form.AppField name="dados.fonte">
        {() => <TextInput label={labels.fonte} isReadOnly={isReadOnly} isRequired maxLength={120} />}
      </form.AppField>
    </>
  )
}
