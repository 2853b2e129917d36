import { createFileRoute } from '@tanstack/react-router'
import { DevelopmentPage } from '#app/conditions/DevelopmentPage.tsx'
import { developmentSearch } from '#app/conditions/development.search.ts'
import { lazyPalette } from '#app/features/command-palette/lazy-palette.ts'
import { settingTexts } from '#app/features/settings/settings.text.ts'
import { titled } from '#app/navigation/page-title.ts'
import { pageTitles } from '#app/navigation/page-titles.ts'
import { nameOfPath } from '#app/navigation/path-names.ts'
import { prefetchNotifications } from '#app/notifications/prefetch-notifications.ts'
import { ConditionPage } from '#app/shell/ConditionPage.tsx'

export const Route = createFileRoute('/development')({
  validateSearch: developmentSearch,
  loader: ({ context: { session, queryClient } }) =>
    session ? prefetchNotifications(queryClient) : undefined,
  head: titled(pageTitles.development),
  component: Development,
})

function Development() {
  const { pagina } = Route.useSearch()
  return (
    <ConditionPage palette={lazyPalette}>
      <DevelopmentPage wanted={nameOfPath(pagina, settingTexts)} />
    </ConditionPage>
  )
}
