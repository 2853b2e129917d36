import { TextAreaField } from '@portal/design-system/TextAreaField'
import { useRef, useState } from 'react'
import { ActDialog } from '#app/forms/ActDialog.tsx'
import { useCommand } from '#app/forms/use-command.ts'
import { send } from '#app/session/ask.ts'
import { documentSentences } from '#contract/documents/documents.text.ts'
import type { SentDocument } from '#contract/documents/documents.ts'
import { documentsText } from './documents.text.ts'

const { reason: text } = documentsText

type ReadingReasonDialogProps = {
  document: Pick<SentDocument, 'id' | 'nome'>
  onGiven: () => void
  onClose: () => void
}

/** Asks an attendant why they open a document; its person reads the answer. */
export function ReadingReasonDialog({ document, onGiven, onClose }: ReadingReasonDialogProps) {
  const [reason, setReason] = useState('')
  const [wasTried, setTried] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const giving = useCommand(send('informarMotivoDocumento'), { rereads: false })
  const refused = giving.problem?.kind === 'invalid' ? giving.problem.fields.motivo : undefined
  const complaint = reason.trim() === '' ? documentSentences.reasonRequired : refused
  const give = async () => {
    setTried(true)
    if (reason.trim() === '') return field.current?.focus()
    const outcome = await giving.run({ idDocumento: document.id, motivo: reason })
    if (outcome.ok) onGiven()
    else field.current?.focus()
  }
  return (
    <ActDialog
      title={text.title}
      description={`${document.nome}. ${text.lead}`}
      command={giving}
      fields={['motivo']}
      leave={text.leave}
      onClose={onClose}
      act={{ onPress: () => void give(), children: text.act }}
    >
      <TextAreaField
        ref={field}
        label={text.label}
        isRequired
        value={reason}
        onChange={setReason}
        maxLength={500}
        errorMessage={wasTried ? complaint : undefined}
      />
    </ActDialog>
  )
}
