import { DateInput } from '#app/forms/DateInput.tsx'
import { useSettingRights } from '#app/session/use-setting-rights.ts'
import type { OwnInputProps } from '../registry-field.tsx'
import { minutesText as text } from './minutes.text.ts'

/** The day from which participants read minutes, for who may publish. */
export function PublicationDayInput({ label, help, isReadOnly }: OwnInputProps) {
  const { publish } = useSettingRights('atas')
  return (
    <DateInput
      label={label}
      description={publish ? help : text.publishedRefused}
      isReadOnly={isReadOnly || !publish}
    />
  )
}
