import { useState } from 'react'
import { problemOf } from '#app/api/problem.ts'
import { fieldId } from '#app/forms/field-state.ts'
import { proofRules } from '#contract/declarations.ts'
import { groupSentences, proofNames } from '#contract/re-registration.text.ts'
import { FileUpload } from '#design-system/FileUpload/FileUpload.tsx'
import { InlineMessage } from '#design-system/InlineMessage/InlineMessage.tsx'
import type { ReRegistrationProof } from '#domain/re-registration/groups.ts'
import { tight } from './ReRegistrationPage.css.ts'
import { reRegistrationText } from './re-registration.text.ts'

const { documents: text } = reRegistrationText

type ProofUploadProps = {
  proof: ReRegistrationProof
  /** The server has it, whole. */
  isSent: boolean
  /** The person went on without it. */
  isMissed: boolean
  upload: (file: File) => Promise<unknown>
}

/** One proof: sent as soon as it is chosen, and told as sent only once the server has it whole. */
export function ProofUpload({ proof, isSent, isMissed, upload }: ProofUploadProps) {
  const [file, setFile] = useState<File | null>(null)
  const [problem, setProblem] = useState<string | undefined>(undefined)
  const [isSending, setSending] = useState(false)
  const send = async (chosen: File | null) => {
    setFile(chosen)
    setProblem(undefined)
    if (!chosen) return
    setSending(true)
    try {
      await upload(chosen)
    } catch (error) {
      setProblem(problemOf(error).detail)
      setFile(null)
    } finally {
      setSending(false)
    }
  }
  const missed = isMissed && !isSent ? groupSentences.proof : undefined
  return (
    <div className={tight}>
      <FileUpload
        id={fieldId(proof)}
        label={proofNames[proof]}
        description={isSending ? text.sending : `${helpOf(proof)} ${text.formats}`}
        isRequired
        isDisabled={isSending}
        limits={{ accept: proofRules.types, maxBytes: proofRules.maximumBytes }}
        value={file}
        onChange={(chosen) => void send(chosen)}
        errorMessage={problem ?? missed}
      />
      <div role="status">
        {isSent && !isSending && !problem && (
          <InlineMessage tone="success">{file ? text.sent : text.kept}</InlineMessage>
        )}
      </div>
    </div>
  )
}

function helpOf(proof: ReRegistrationProof): string {
  if (proof === 'selfie') return text.selfieHelp
  return proof === 'documento' ? text.documentHelp : text.proofHelp
}
