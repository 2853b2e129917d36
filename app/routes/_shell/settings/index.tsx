import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { SettingsPage } from '#app/features/settings/SettingsPage.tsx'
import { settingsSearch, settingsSearchDefaults } from '#app/features/settings/settings.search.ts'
import { titled } from '#app/navigation/page-title.ts'
import { navigationText } from '#app/navigation/trees.text.ts'
import { requireAttendant } from '#app/session/require-attendant.ts'
import { settingLevelsQuery } from '#app/session/setting-levels.queries.ts'

export const Route = createFileRoute('/_shell/settings/')({
  validateSearch: settingsSearch,
  search: { middlewares: [stripSearchParams(settingsSearchDefaults)] },
  beforeLoad: ({ context }) => requireAttendant(context.session),
  loader: async ({ context: { queryClient } }) =>
    void (await queryClient.ensureQueryData(settingLevelsQuery)),
  head: titled(navigationText.settings),
  component: SettingsPage,
})
