import { TextAreaInput } from '#app/forms/TextAreaInput.tsx'
import { TextInput } from '#app/forms/TextInput.tsx'
import type { CannedReplyData } from '#contract/canned-replies.ts'
import type { Unfilled } from '../define-registry.ts'
import type { RegistryFormApi } from '../use-registry-form.ts'
import { cannedRepliesText, cannedReplyFieldsText as help } from './canned-replies.text.ts'

const { labels } = cannedRepliesText

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
