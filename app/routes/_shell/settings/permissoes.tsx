import { createFileRoute } from '@tanstack/react-router'
import { cardsPending } from '#app/conditions/cards-pending.tsx'
import { SettingLevelsPage } from '#app/features/settings/levels/SettingLevelsPage.tsx'
import { settingLevelsText } from '#app/features/settings/levels/setting-levels.text.ts'
import { titled } from '#app/navigation/page-title.ts'
import { pageTitles } from '#app/navigation/page-titles.ts'
import { requireAttendant } from '#app/session/require-attendant.ts'
import { settingLevelsQuery } from '#app/session/setting-levels.queries.ts'

export const Route = createFileRoute('/_shell/settings/permissoes')({
  beforeLoad: ({ context }) => requireAttendant(context.session),
  loader: ({ context }) => context.queryClient.ensureQueryData(settingLevelsQuery),
  head: titled(pageTitles.permissions),
  component: SettingLevelsPage,
  pendingComponent: cardsPending(settingLevelsText, [12]),
})
