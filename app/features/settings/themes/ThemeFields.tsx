import { parseHex } from '@portal/design-system/brand'
import { ColorField } from '@portal/design-system/ColorField'
import type { ThemeImageUse } from '#contract/settings/themes.ts'
import { ThemeImageField, type UploadImage } from './ThemeImageField.tsx'
import type { EditedTheme } from './themes.schema.ts'
import { themeText } from './themes.text.ts'

type ThemeFieldsProps = {
  theme: EditedTheme
  canEdit: boolean
  upload: UploadImage
  onChange: (part: Partial<EditedTheme>) => void
  /** Whether a file was chosen for a use that the API does not have. */
  onWaiting: (use: ThemeImageUse, isWaiting: boolean) => void
}

export function ThemeFields({ theme, canEdit, upload, onChange, onWaiting }: ThemeFieldsProps) {
  return (
    <>
      <ColorField
        label={themeText.color}
        description={themeText.colorHelp}
        isReadOnly={!canEdit}
        value={theme.color}
        onChange={(color) => onChange({ color })}
        errorMessage={parseHex(theme.color) === null ? themeText.colorUnreadable : undefined}
      />
      <ThemeImageField
        use="logo"
        image={theme.logo}
        isDisabled={!canEdit}
        upload={upload}
        onChange={(logo) => onChange({ logo })}
        onWaiting={(isWaiting) => onWaiting('logo', isWaiting)}
      />
      <ThemeImageField
        use="background"
        image={theme.background}
        isDisabled={!canEdit}
        upload={upload}
        onChange={(background) => onChange({ background })}
        onWaiting={(isWaiting) => onWaiting('background', isWaiting)}
      />
    </>
  )
}
