import { useState } from 'react'
import { problemOf } from '#app/api/problem.ts'
import { useFieldProps } from '#app/forms/field-state.ts'
import { proofRules, type SentProof } from '#contract/declaracoes.ts'
import { FileUpload } from '#design-system/FileUpload/FileUpload.tsx'
import { InlineMessage } from '#design-system/InlineMessage/InlineMessage.tsx'
import { declarationsText } from './declarations.text.ts'

const { residence: text } = declarationsText

/** Sends a proof to the API, which looks at its bytes; rejects with a PortalProblem when it is not taken. */
export type UploadProof = (file: File) => Promise<SentProof>

/** The proof of residence of the current form field: sent as soon as it is chosen; the form holds its id. */
export function ProofInput({ upload }: { upload: UploadProof }) {
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
  return (
    <>
      <FileUpload
        id={id}
        label={text.proof}
        description={isSending ? `${text.proofSending}…` : `${text.proofKind} ${text.proofHelp}.`}
        isRequired
        isDisabled={isSending}
        limits={{ accept: proofRules.types, maxBytes: proofRules.maximumBytes }}
        value={file}
        onChange={choose}
        errorMessage={problem ?? errorMessage}
      />
      <div role="status">
        {isSent && <InlineMessage tone="success">{file ? text.proofSent : text.proofKept}</InlineMessage>}
      </div>
    </>
  )
}
