import type { FileUploadProps } from '@portal/design-system/FileUpload'
import type { SentProof } from '#contract/proof.ts'
import { proofRules } from '#contract/proof.ts'
import { answersText } from './answers.text.ts'
import { useFieldProps } from './field-state.ts'
import type { SendFile } from './send-file.ts'
import { UploadField } from './UploadField.tsx'

const { proof: text } = answersText

/** Sends a proof to the API, which looks at its bytes; rejects with a PortalProblem when it is not taken. */
export type UploadProof = SendFile<SentProof>

type ProofInputProps = {
  upload: UploadProof
  label: string
  /** Kind of document required; the formats are added. */
  description?: string
  isRequired?: boolean
  /** The file that was sent before, for its preview; shown while the form still holds its id. */
  existing?: FileUploadProps['existing'] | undefined
}

/** A proof of the current form field: sent as soon as it is chosen, whole or not at all; the form holds its id. */
export function ProofInput({ upload, label, description, isRequired = false, existing }: ProofInputProps) {
  const { id, value, onChange, errorMessage } = useFieldProps<string | null>()
  const hint = [description, `${text.formats}.`].filter(Boolean).join(' ')
  return (
    <UploadField
      id={id}
      label={label}
      description={hint}
      isRequired={isRequired}
      limits={{ accept: proofRules.types, maxBytes: proofRules.maximumBytes }}
      existing={value === null ? undefined : existing}
      onRemoveExisting={() => onChange(null)}
      send={upload}
      onSent={(sent) => onChange(sent.id)}
      onChoose={() => onChange(null)}
      received={value === null ? null : text}
      errorMessage={errorMessage}
    />
  )
}
