import { Button } from '@portal/design-system/Button'
import { EyeIcon } from '@portal/design-system/icons'
import { Stack } from '@portal/design-system/Stack'
import { useFileDialog } from '#app/file-view/use-file-dialog.tsx'
import { useFieldProps } from '#app/forms/field-state.ts'
import { sendFile } from '#app/forms/send-file.ts'
import { UploadField } from '#app/forms/UploadField.tsx'
import { fileHref, uploadHref } from '#app/navigation/file-address.ts'
import { sentProof } from '#contract/proof.ts'

import { registryDocumentSentences } from '#contract/settings/registry-documents.text.ts'
import { type DocumentedRegistry, registryDocumentRules } from '#contract/settings/registry-documents.ts'
import { registriesText as text } from '../registries.text.ts'

type RegistryDocumentInputProps = {
  cadastro: DocumentedRegistry
  label: string
  /** Requirements of the document; the file format is added. */
  description: string
  isReadOnly: boolean
}

/** The PDF of a record: sent as soon as it is chosen, and seen in place; the form holds its id, null while there is none. */
export function RegistryDocumentInput({
  cadastro,
  label,
  description,
  isReadOnly,
}: RegistryDocumentInputProps) {
  const { id, value, onChange, errorMessage } = useFieldProps<string | null>()
  const { open, dialog } = useFileDialog()
  const send = sendFile(uploadHref('documento-cadastro', cadastro), sentProof)
  const href = value ? fileHref('documento-cadastro', value) : null
  return (
    <Stack gap="2">
      <UploadField
        id={id}
        label={label}
        description={`${description} ${text.documentHelp}`}
        isDisabled={isReadOnly}
        limits={{ accept: registryDocumentRules.types, maxBytes: registryDocumentRules.maximumBytes }}
        refusals={{ type: registryDocumentSentences.type }}
        existing={href ? { name: text.documentName, type: 'application/pdf', url: href } : undefined}
        onRemoveExisting={() => onChange(null)}
        send={send}
        onSent={(sent) => onChange(sent.id)}
        showsChosen={false}
        errorMessage={errorMessage}
      />
      {href && (
        <div>
          <Button
            variant="secondary"
            size="compact"
            icon={EyeIcon}
            onPress={() => open({ name: label, href })}
          >
            {text.openDocument}
          </Button>
        </div>
      )}
      {dialog}
    </Stack>
  )
}
