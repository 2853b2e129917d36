import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { cardsPending } from '#app/conditions/cards-pending.tsx'
import { ThemeSettingsPage } from '#app/features/settings/themes/ThemeSettingsPage.tsx'
import { themeQueries } from '#app/features/settings/themes/themes.queries.ts'
import { themeSearch } from '#app/features/settings/themes/themes.search.ts'
import { themeText } from '#app/features/settings/themes/themes.text.ts'
import { titled } from '#app/navigation/page-title.ts'
import { pageTitles } from '#app/navigation/page-titles.ts'
import { ask } from '#app/session/ask.ts'
import { requireAttendant } from '#app/session/require-attendant.ts'
import { settingLevelsQuery } from '#app/session/setting-levels.queries.ts'

export const Route = createFileRoute('/_shell/settings/theme-settings')({
  validateSearch: themeSearch,
  search: { middlewares: [stripSearchParams({ idPlano: undefined })] },
  beforeLoad: ({ context }) => requireAttendant(context.session),
  loaderDeps: ({ search: { idPlano } }) => ({ idPlano }),
  loader: async ({ context: { queryClient }, deps }) => {
    const levels = queryClient.ensureQueryData(settingLevelsQuery)
    if (deps.idPlano !== undefined) void queryClient.prefetchQuery(themeQueries.edition(deps.idPlano))
    const plans = await queryClient.ensureQueryData(ask('retornarPlanos'))
    const idPlano = deps.idPlano ?? plans[0]?.id
    await Promise.all([
      levels,
      idPlano !== undefined && queryClient.ensureQueryData(themeQueries.edition(idPlano)),
    ])
  },
  head: titled(pageTitles.themeSettings),
  pendingComponent: cardsPending(themeText, [10, 10], 'beside'),
  component: ThemeSettingsPage,
})
