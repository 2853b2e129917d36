import { parseHex } from '@portal/design-system/brand'
import { ColorField } from '@portal/design-system/ColorField'
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
