import { Button } from '@portal/design-system/Button'
import { EmptyState } from '@portal/design-system/EmptyState'
import { PageHeader } from '@portal/design-system/PageHeader'
import { SearchField } from '@portal/design-system/SearchField'
import { Stack } from '@portal/design-system/Stack'
import { VisuallyHidden } from '@portal/design-system/VisuallyHidden'
import { ServiceGroups } from '#app/features/plans/service-catalogue/ServiceGroups.tsx'
import { useFocusOnArrival } from '#app/navigation/use-focus-on-arrival.ts'
import type { SettingId } from '#domain/settings/setting-ids.ts'
import { settingsText } from './settings.text.ts'
import { findSettings } from './settings-catalogue.ts'

type SettingsViewProps = {
  words: string
  onSearch: (words: string) => void
  /** Those that this attendant may not even read. */
  closed?: readonly SettingId[] | undefined
}

/** Every setting in its group, or those that were looked for. */
export function SettingsView({ words, onSearch, closed }: SettingsViewProps) {
  const heading = useFocusOnArrival()
  const groups = findSettings(words, closed)
  const count = groups.reduce((sum, { services }) => sum + services.length, 0)
  return (
    <>
      <PageHeader title={settingsText.title} description={settingsText.lead} headingRef={heading} />
      <Stack gap="8">
        <Stack as="search" aria-label={settingsText.filters} width="form">
          <SearchField
            label={settingsText.search}
            placeholder={settingsText.searchHint}
            maxLength={80}
            value={words}
            onChange={onSearch}
          />
          <VisuallyHidden>
            <span role="status">{words.trim() && settingsText.found(count)}</span>
          </VisuallyHidden>
        </Stack>
        {count > 0 ? (
          <ServiceGroups groups={groups} />
        ) : (
          <EmptyState
            illustration="search"
            title={settingsText.noneTitle}
            action={
              <Button variant="secondary" onPress={() => onSearch('')}>
                {settingsText.clear}
              </Button>
            }
          >
            {settingsText.noneText}
          </EmptyState>
        )}
      </Stack>
    </>
  )
}
