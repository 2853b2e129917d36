import { themeImageHref } from '#app/plan/theme-image.ts'
import { type ThemeImage, type ThemeImageUse, themeImageRules } from '#contract/themes.ts'
import { FileUpload } from '#design-system/FileUpload/FileUpload.tsx'
import { themeText } from './themes.text.ts'
import { type UploadImage, useImageUpload } from './use-image-upload.ts'

const texts = {
  logo: { label: themeText.logo, help: themeText.logoHelp, type: themeText.logoType },
  background: { label: themeText.background, help: themeText.backgroundHelp, type: themeText.backgroundType },
} as const

type ThemeImageFieldProps = {
  use: ThemeImageUse
  image: ThemeImage | null
  isDisabled: boolean
  upload: UploadImage
  onChange: (image: ThemeImage | null) => void
}

/** An image of the theme: sent as soon as it is chosen, so that the API can look at it. */
export function ThemeImageField({ use, image, isDisabled, upload: send, onChange }: ThemeImageFieldProps) {
  const upload = useImageUpload(use, send, onChange)
  const { label, help, type } = texts[use]
  const href = themeImageHref(image?.imagem)
  return (
    <FileUpload
      label={label}
      description={upload.isSending ? `${themeText.uploading}…` : help}
      limits={{ accept: themeImageRules[use].types, maxBytes: themeImageRules[use].maximumBytes }}
      refusals={{ type }}
      isDisabled={isDisabled || upload.isSending}
      value={upload.file}
      existing={image && href ? { name: themeText.fileName[use], type: image.tipo, url: href } : undefined}
      onChange={upload.choose}
      onRemoveExisting={() => onChange(null)}
      errorMessage={upload.problem}
    />
  )
}
