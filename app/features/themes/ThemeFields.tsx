import { parseHex } from '#design-system/brand/hex.ts'
import { ColorField } from '#design-system/ColorField/ColorField.tsx'
import type { Look } from './look.ts'
import { ThemeImageField, type UploadImage } from './ThemeImageField.tsx'
import { themeText } from './themes.text.ts'

type ThemeFieldsProps = {
  look: Look
  canEdit: boolean
  upload: UploadImage
  onChange: (part: Partial<Look>) => void
}

/** What a look is made of. */
export function ThemeFields({ look, canEdit, upload, onChange }: ThemeFieldsProps) {
  return (
    <>
      <ColorField
        label={themeText.color}
        description={themeText.colorHelp}
        isReadOnly={!canEdit}
        value={look.color}
        onChange={(color) => onChange({ color })}
        errorMessage={parseHex(look.color) === null ? themeText.colorUnreadable : undefined}
      />
      <ThemeImageField
        use="logo"
        image={look.logo}
        isDisabled={!canEdit}
        upload={upload}
        onChange={(logo) => onChange({ logo })}
      />
      <ThemeImageField
        use="background"
        image={look.background}
        isDisabled={!canEdit}
        upload={upload}
        onChange={(background) => onChange({ background })}
      />
    </>
  )
}
