import { parseHex } from '@portal/design-system/brand'
import { ColorField } from '@portal/design-system/ColorField'
import type { EditionForm } from '#app/editing/use-edition-form.ts'
import type { ThemeImageUse } from '#contract/settings/themes.ts'
import { ThemeImageField, type UploadImage } from './ThemeImageField.tsx'
import type { EditedTheme } from './themes.schema.ts'
import { themeText } from './themes.text.ts'

const imageUses = ['logo', 'background'] as const

type ThemeFieldsProps = {
  form: EditionForm<EditedTheme>
  canEdit: boolean
  upload: UploadImage
  /** Whether a file was chosen for a use that the API does not have. */
  onWaiting: (use: ThemeImageUse, isWaiting: boolean) => void
}

export function ThemeFields({ form, canEdit, upload, onWaiting }: ThemeFieldsProps) {
  return (
    <>
      <form.AppField name="primaryColor">
        {({ state, handleChange }) => (
          <ColorField
            label={themeText.color}
            description={themeText.colorHelp}
            isReadOnly={!canEdit}
            value={state.value}
            onChange={handleChange}
            errorMessage={parseHex(state.value) === null ? themeText.colorUnreadable : undefined}
          />
        )}
      </form.AppField>
      {imageUses.map((use) => (
        <form.AppField key={use} name={use}>
          {({ state, handleChange }) => (
            <ThemeImageField
              use={use}
              image={state.value}
              isDisabled={!canEdit}
              upload={upload}
              onChange={handleChange}
              onWaiting={(isWaiting) => onWaiting(use, isWaiting)}
            />
          )}
        </form.AppField>
      ))}
    </>
  )
}
