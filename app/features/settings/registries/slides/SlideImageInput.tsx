import { useFieldProps } from '#app/forms/field-state.ts'
import { sendFile } from '#app/forms/send-file.ts'
import { UploadField } from '#app/forms/UploadField.tsx'
import { uploadHref } from '#app/navigation/file-address.ts'
import { themeImageHref } from '#app/plan/theme-image.ts'
import { slideImage, slideImageRules } from '#contract/publications/slides.ts'
import type { OwnInputProps } from '../registry-field.tsx'
import { slideFieldsText } from './slides.text.ts'

const send = sendFile(uploadHref('imagem-carrossel'), slideImage)

/** The image of a slide: sent as soon as it is chosen, so that the preview shows it; the form holds its name. */
export function SlideImageInput({ label, help, isReadOnly }: OwnInputProps) {
  const { id, value, onChange, errorMessage } = useFieldProps<string>()
  const url = themeImageHref(value)
  return (
    <UploadField
      id={id}
      label={label}
      description={help}
      isRequired
      isDisabled={isReadOnly}
      limits={{ accept: slideImageRules.types, maxBytes: slideImageRules.maximumBytes }}
      refusals={{ type: slideFieldsText.imageType }}
      existing={url ? { name: slideFieldsText.imageName, type: 'image/webp', url } : undefined}
      onRemoveExisting={() => onChange('')}
      send={send}
      onSent={({ imagem }) => onChange(imagem)}
      showsChosen={false}
      errorMessage={errorMessage}
    />
  )
}
