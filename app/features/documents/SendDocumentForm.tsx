import { Button } from '@portal/design-system/Button'
import { Stack } from '@portal/design-system/Stack'
import { useState } from 'react'
import { CommandProblemProvider } from '#app/forms/CommandProblem.tsx'
import { FormProblem } from '#app/forms/FormProblem.tsx'
import { ProofInput } from '#app/forms/ProofInput.tsx'
import { submitHandler } from '#app/forms/portal-form.ts'
import { SelectInput } from '#app/forms/SelectInput.tsx'
import { sendFile } from '#app/forms/send-file.ts'
import { submissionKeys } from '#app/forms/submission-key.ts'
import { TextAreaInput } from '#app/forms/TextAreaInput.tsx'
import { useCommand } from '#app/forms/use-command.ts'
import { useShortForm } from '#app/forms/use-short-form.ts'
import { uploadHref } from '#app/navigation/file-address.ts'
import { type CallAnswers, send } from '#app/session/ask.ts'
import { useSession } from '#app/session/session-on-screen.ts'
import { DOCUMENT_TYPES, type DocumentType } from '#contract/documents/document-types.ts'
import { documentTypeNames } from '#contract/documents/documents.text.ts'
import { sentProof } from '#contract/proof.ts'
import { documentProblems, documentToSend, firstDocument } from './document-input.ts'
import { documentsText } from './documents.text.ts'

const { send: text } = documentsText

const upload = sendFile(uploadHref('documento'), sentProof)

export type SentReceipt = CallAnswers['enviarDocumento']

const types = DOCUMENT_TYPES.map((id) => ({ id, label: documentTypeNames[id] }))

/** Which document it is, the file, and a note. The file leaves as soon as it is chosen; the form sends what it is. */
export function SendDocumentForm({ onSent }: { onSent: (sent: SentReceipt) => void }) {
  const { planLink } = useSession()
  const [keys] = useState(() => submissionKeys(`envio-documento:${planLink?.id ?? 0}`))
  const sending = useCommand(({ data }: { data: typeof firstDocument }) => {
    const values = documentToSend(data)
    return send('enviarDocumento')({ data: { ...values, chaveEnvio: keys.keyFor(values) } })
  })
  const form = useShortForm({
    first: firstDocument,
    check: documentProblems,
    command: sending,
    onDone: (sent) => {
      keys.settle()
      onSent(sent)
    },
  })
  return (
    <CommandProblemProvider value={sending.problem}>
      <Stack as="form" gap="5" method="post" noValidate onSubmit={submitHandler(form)} width="form">
        <FormProblem problem={sending.problem} fields={Object.keys(firstDocument)} />
        <form.AppField name="tipo">
          {() => <SelectInput<DocumentType> label={text.type} isRequired options={types} />}
        </form.AppField>
        <form.AppField name="arquivo">
          {() => <ProofInput upload={upload} label={text.file} isRequired />}
        </form.AppField>
        <form.AppField name="observacao">
          {() => <TextAreaInput label={text.note} description={text.noteHelp} maxLength={300} />}
        </form.AppField>
        <div>
          <Button type="submit" isPending={sending.isPending}>
            {text.submit}
          </Button>
        </div>
      </Stack>
    </CommandProblemProvider>
  )
}
