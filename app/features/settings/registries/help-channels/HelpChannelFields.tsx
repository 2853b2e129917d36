import { NumberInput } from '#app/forms/NumberInput.tsx'
import { TextInput } from '#app/forms/TextInput.tsx'
import type { HelpChannelData } from '#contract/publications/help-channels.ts'
import type { Unfilled } from '../define-registry.ts'
import type { RegistryFormApi } from '../use-registry-form.ts'
import { helpChannelFieldsText as help, helpChannelsText } from './help-channels.text.ts'

const { labels } = helpChannelsText

type HelpChannelFieldsProps = { form: RegistryFormApi<Unfilled<HelpChannelData>>; isReadOnly: boolean }

/** The fields of a way to reach the entity. */
export function HelpChannelFields({ form, isReadOnly }: HelpChannelFieldsProps) {
  return (
    <>
      <form.AppField name="dados.nome">
        {() => <TextInput label={labels.nome} isReadOnly={isReadOnly} isRequired maxLength={60} />}
      </form.AppField>
      <form.AppField name="dados.telefone">
        {() => (
          <TextInput
            label={labels.telefone}
            description={help.phoneHelp}
            type="tel"
            isReadOnly={isReadOnly}
            maxLength={30}
            autoComplete="off"
          />
        )}
      </form.AppField>
      <form.AppField name="dados.email">
        {() => (
          <TextInput
            label={labels.email}
            type="email"
            isReadOnly={isReadOnly}
            maxLength={120}
            autoComplete="off"
          />
        )}
      </form.AppField>
      <form.AppField name="dados.horario">
        {() => (
          <TextInput
            label={labels.horario}
            description={help.hoursHelp}
            isReadOnly={isReadOnly}
            maxLength={120}
          />
        )}
      </form.AppField>
      <form.AppField name="dados.ordem">
        {() => (
          <NumberInput label={labels.ordem} description={help.placeHelp} isReadOnly={isReadOnly} isRequired />
        )}
      </form.AppField>
    </>
  )
}
