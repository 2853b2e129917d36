import { useState } from 'react'
import { problemOf } from '#app/api/problem.ts'
import { proofRules, type SentProof } from '#contract/declarations.ts'
import { FileUpload, type FileUploadProps } from '#design-system/FileUpload/FileUpload.tsx'
import { InlineMessage } from '#design-system/InlineMessage/InlineMessage.tsx'
import { answersText } from './answers.text.ts'
import { useFieldProps } from './field-state.ts'

const { proof: text } = answersText

/** Sends a proof to the API, which looks at its bytes; rejects with a PortalProblem when it is not taken. */
export type UploadProof = (file: File) => Promise<SentProof>

type ProofInputProps = {
  upload: UploadProof
  label: string
  /** What kind of document it has to be; the formats are added. */
  description?: string
  isRequired?: boolean
  /** The file that was sent before, for its preview; shown while the form still holds its id. */
  existing?: FileUploadProps['existing'] | undefined
}

/** A proof of the current form field: sent as soon as it is chosen, whole or not at all; the form holds its id. */
export function ProofInput({ upload, label, description, isRequired = false, existing }: ProofInputProps) {
  const { id, value, onChange, errorMessage } = useFieldProps<string | null>()
  const [file, setFile] = useState<File | null>(null)
  const [problem, setProblem] = useState<string | undefined>(undefined)
  const [isSending, setSending] = useState(false)
  const send = async (chosen: File) => {
    setSending(true)
    try {
      onChange((await upload(chosen)).id)
    } catch (error) {
      const refusal = problemOf(error)
      setProblem(refusal.kind === 'invalid' ? (refusal.fields.arquivo ?? refusal.detail) : refusal.detail)
    } finally {
      setSending(false)
    }
  }
  const choose = (chosen: File | null) => {
    setFile(chosen)
    setProblem(undefined)
    onChange(null)
    if (chosen) void send(chosen)
  }
  const isSent = value !== null && !isSending
  const hint = [description, `${text.formats}.`].filter(Boolean).join(' ')
  return (
    <>
      <FileUpload
        id={id}
        label={label}
        description={isSending ? `${text.sending}…` : hint}
        isRequired={isRequired}
        isDisabled={isSending}
        limits={{ accept: proofRules.types, maxBytes: proofRules.maximumBytes }}
        value={file}
        existing={value === null || file ? undefined : existing}
        onRemoveExisting={() => onChange(null)}
        onChange={choose}
        errorMessage={problem ?? errorMessage}
      />
      <div role="status">
        {isSent && <InlineMessage tone="success">{file ? text.sent : text.kept}</InlineMessage>}
      </div>
    </>
  )
}
