import type { SendFile } from '#app/forms/send-file.ts'
import { UploadField } from '#app/forms/UploadField.tsx'
import { themeImageHref } from '#app/plan/theme-image.ts'
import { type ThemeImage, type ThemeImageUse, themeImageRules } from '#contract/settings/themes.ts'
import { themeText } from './themes.text.ts'

/** Sends an image for a use to the API, which looks at it; rejects with a PortalProblem when it is not taken. */
export type UploadImage = (use: ThemeImageUse) => SendFile<ThemeImage>

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
  /** Whether a file was chosen that the API does not have: on its way, refused or stopped. */
  onWaiting: (isWaiting: boolean) => void
}

/** An image of the theme: sent as soon as it is chosen, so that the API can look at it. */
export function ThemeImageField({
  use,
  image,
  isDisabled,
  upload,
  onChange,
  onWaiting,
}: ThemeImageFieldProps) {
  const { label, help, type } = texts[use]
  const href = themeImageHref(image?.imagem)
  return (
    <UploadField
      label={label}
      description={help}
      limits={{ accept: themeImageRules[use].types, maxBytes: themeImageRules[use].maximumBytes }}
      refusals={{ type }}
      isDisabled={isDisabled}
      existing={image && href ? { name: themeText.fileName[use], type: image.tipo, url: href } : undefined}
      onRemoveExisting={() => onChange(null)}
      send={upload(use)}
      onChoose={(chosen) => onWaiting(chosen !== null)}
      onSent={(sent) => {
        onWaiting(false)
        onChange(sent)
      }}
      showsChosen={false}
    />
  )
}
