import { PageHeader } from '@portal/design-system/PageHeader'
import { useSuspenseQuery } from '@tanstack/react-query'
import { BackLink } from '#app/navigation/BackLink.tsx'
import { useFocusOnArrival } from '#app/navigation/use-focus-on-arrival.ts'
import { useSession } from '#app/session/session-on-screen.ts'
import { settingLevelsQuery } from '#app/session/setting-levels.queries.ts'
import { LEVEL_OF_LEVELS } from '#domain/settings/setting-rights.ts'
import { SettingLevelsView } from './SettingLevelsView.tsx'
import { settingLevelsText as text } from './setting-levels.text.ts'

/** "Permissões": from which level on attendants change each setting. */
export function SettingLevelsPage() {
  const heading = useFocusOnArrival()
  const { data } = useSuspenseQuery(settingLevelsQuery)
  const { person } = useSession()
  return (
    <>
      <PageHeader
        title={text.title}
        description={text.lead}
        headingRef={heading}
        before={<BackLink href="/settings">{text.settings}</BackLink>}
      />
      <SettingLevelsView levels={data} canChange={person.tipo_admin === LEVEL_OF_LEVELS} />
    </>
  )
}
