import { DateInput } from '#app/forms/DateInput.tsx'
import { NumberInput } from '#app/forms/NumberInput.tsx'
import { SelectInput } from '#app/forms/SelectInput.tsx'
import { TextAreaInput } from '#app/forms/TextAreaInput.tsx'
import { TextInput } from '#app/forms/TextInput.tsx'
import { useSettingRights } from '#app/session/use-setting-rights.ts'
import { minutesBodyNames, minutesVisibilityNames } from '#contract/publications/minutes.text.ts'
import type { MinutesData } from '#contract/publications/minutes.ts'
import { type MinutesVisibility, minutesVisibilities } from '#domain/publications/minutes/publication.ts'
import type { Unfilled } from '../define-registry.ts'
import { RegistryDocumentInput } from '../documents/RegistryDocumentInput.tsx'
import { RegistryPlanInput } from '../RegistryPlan.tsx'
import { whole } from '../registries.css.ts'
import type { RegistryFormApi } from '../use-registry-form.ts'
import { minutesFieldsText as help, minutesText } from './minutes.text.ts'

const { labels } = minutesText
const bodies = minutesBodyNames.map((label, place) => ({ id: place + 1, label }))
const visibilities = minutesVisibilities.map((id) => ({ id, label: minutesVisibilityNames[id] }))

type MinutesFieldsProps = { form: RegistryFormApi<Unfilled<MinutesData>>; isReadOnly: boolean }

/** The fields of minutes; the day of their publication is for who may publish. */
export function MinutesFields({ form, isReadOnly }: MinutesFieldsProps) {
  const { publish } = useSettingRights('atas')
  const own = { isReadOnly, isRequired: true }
  return (
    <>
      <form.AppField name="dados.orgao">
        {() => <SelectInput<number> label={labels.orgao} options={bodies} {...own} />}
      </form.AppField>
      <form.AppField name="dados.numero">
        {() => <NumberInput label={labels.numero} {...own} />}
      </form.AppField>
      <form.AppField name="dados.data">{() => <DateInput label={labels.data} {...own} />}</form.AppField>
      <form.AppField name="dados.idPlano">
        {() => <RegistryPlanInput label={labels.idPlano} isReadOnly={isReadOnly} />}
      </form.AppField>
      <div className={whole}>
        <form.AppField name="dados.titulo">
          {() => <TextInput label={labels.titulo} maxLength={160} {...own} />}
        </form.AppField>
      </div>
      <div className={whole}>
        <form.AppField name="dados.resumo">
          {() => (
            <TextAreaInput label={labels.resumo} description={help.summaryHelp} maxLength={1000} {...own} />
          )}
        </form.AppField>
      </div>
      <div className={whole}>
        <form.AppField name="dados.assuntos">
          {() => (
            <TextInput
              label={labels.assuntos}
              description={help.tagsHelp}
              isReadOnly={isReadOnly}
              maxLength={200}
              autoComplete="off"
            />
          )}
        </form.AppField>
      </div>
      <div className={whole}>
        <form.AppField name="dados.arquivo">
          {() => (
            <RegistryDocumentInput
              cadastro="atas"
              label={labels.arquivo}
              description={help.fileHelp}
              isReadOnly={isReadOnly}
            />
          )}
        </form.AppField>
      </div>
      <form.AppField name="dados.visibilidade">
        {() => (
          <SelectInput<MinutesVisibility>
            label={labels.visibilidade}
            options={visibilities}
            isReadOnly={isReadOnly}
          />
        )}
      </form.AppField>
      <form.AppField name="dados.publicadaEm">
        {() => (
          <DateInput
            label={labels.publicadaEm}
            description={publish ? help.publishedHelp : help.publishedRefused}
            isReadOnly={isReadOnly || !publish}
          />
        )}
      </form.AppField>
    </>
  )
}
