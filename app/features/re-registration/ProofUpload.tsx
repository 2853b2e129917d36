import { fieldId } from '#app/forms/field-state.ts'
import type { SendFile } from '#app/forms/send-file.ts'
import { UploadField } from '#app/forms/UploadField.tsx'
import { proofRules } from '#contract/proof.ts'

import { groupSentences, proofNames } from '#contract/re-registration/re-registration.text.ts'
import type { ReRegistrationProof } from '#domain/re-registration/groups.ts'
import { reRegistrationText } from './re-registration.text.ts'
import type { SentFile } from './use-re-registration-form.ts'

const { documents: text } = reRegistrationText

type ProofUploadProps = {
  proof: ReRegistrationProof
  /** The server has it, whole. */
  isSent: boolean
  /** The person went on without it. */
  isMissed: boolean
  upload: SendFile<SentFile>
}

/** One proof: sent as soon as it is chosen, and told as sent only once the server has it whole. */
export function ProofUpload({ proof, isSent, isMissed, upload }: ProofUploadProps) {
  return (
    <UploadField
      id={fieldId(proof)}
      label={proofNames[proof]}
      description={`${helpOf(proof)} ${text.formats}`}
      isRequired
      limits={{ accept: proofRules.types, maxBytes: proofRules.maximumBytes }}
      send={upload}
      received={isSent ? text : null}
      errorMessage={isMissed && !isSent ? groupSentences.proof : undefined}
    />
  )
}

function helpOf(proof: ReRegistrationProof): string {
  if (proof === 'selfie') return text.selfieHelp
  return proof === 'documento' ? text.documentHelp : text.proofHelp
}
