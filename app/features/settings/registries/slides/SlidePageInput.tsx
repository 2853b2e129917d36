import { SelectInput } from '#app/forms/SelectInput.tsx'
import { portalPages } from '#app/navigation/portal-pages.ts'
import { useIsBuilt } from '#app/navigation/use-destination.ts'
import type { OwnInputProps } from '../registry-field.tsx'
import { slideFieldsText } from './slides.text.ts'

/** The page of the portal that a slide leads to, or none. */
export function SlidePageInput({ label, help, isReadOnly }: OwnInputProps) {
  const pages = portalPages(useIsBuilt())
  return (
    <SelectInput<string>
      label={label}
      description={help}
      options={[{ id: '', label: slideFieldsText.noPage }, ...pages]}
      isReadOnly={isReadOnly}
    />
  )
}
