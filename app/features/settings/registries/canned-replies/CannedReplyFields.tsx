import { SelectInput } from '#app/forms/SelectInput.tsx'
import { TextAreaInput } from '#app/forms/TextAreaInput.tsx'
import { TextInput } from '#app/forms/TextInput.tsx'
import { type CannedReplyData, EVERY_KIND, replyKinds } from '#contract/conversations/canned-replies.ts'
import { replyUses } from '#domain/conversations/canned-replies.ts'
import { whenFirstAsked } from '#domain/when-first-asked.ts'
import type { Unfilled } from '../define-registry.ts'
import type { RegistryFormApi } from '../use-registry-form.ts'
import {
  cannedRepliesText,
  cannedReplyFieldsText as help,
  replyKindName,
  replyUseNames,
} from './canned-replies.text.ts'

const { labels } = cannedRepliesText
const uses = replyUses.map((id) => ({ id, label: replyUseNames[id] }))

const byName = whenFirstAsked(() => new Intl.Collator('pt-BR', { sensitivity: 'base' }))
/** Every kind first, then each by its name. */
const kinds = replyKinds
  .map((id) => ({ id, label: replyKindName(id) }))
  .toSorted((one, other) =>
    one.id === EVERY_KIND ? -1 : other.id === EVERY_KIND ? 1 : byName().compare(one.label, other.label),
  )

type CannedReplyFieldsProps = { form: RegistryFormApi<Unfilled<CannedReplyData>>; isReadOnly: boolean }

/** The fields of a canned reply. */
export function CannedReplyFields({ form, isReadOnly }: CannedReplyFieldsProps) {
  return (
    <>
      <form.AppField name="dados.titulo">
        {() => (
          <TextInput
            label={labels.titulo}
            description={help.titleHelp}
            isReadOnly={isReadOnly}
            isRequired
            maxLength={60}
          />
        )}
      </form.AppField>
      <form.AppField name="dados.uso">
        {() => <SelectInput label={labels.uso} options={uses} isRequired isDisabled={isReadOnly} />}
      </form.AppField>
      <form.AppField name="dados.solicitacao">
        {() => (
          <SelectInput
            label={labels.solicitacao}
            description={help.kindHelp}
            options={kinds}
            isRequired
            isDisabled={isReadOnly}
          />
        )}
      </form.AppField>
      <form.AppField name="dados.texto">
        {() => (
          <TextAreaInput
            label={labels.texto}
            description={help.textHelp}
            isReadOnly={isReadOnly}
            isRequired
            maxLength={1500}
          />
        )}
      </form.AppField>
    </>
  )
}
