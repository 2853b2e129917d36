import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { notFoundScreen } from '#app/conditions/router-screens.ts'
import { titled } from '#app/navigation/page-title.ts'
import { pageTitles } from '#app/navigation/page-titles.ts'
import { UNDER_CONSTRUCTION } from '#app/navigation/under-construction.ts'

export const Route = createFileRoute('/$')({
  beforeLoad: async ({ location }) => {
    // Fetched only for who comes here: every page's first bundle carries this route.
    const { specifiedPaths } = await import('#app/navigation/specified-paths.ts')
    const path = location.pathname.replace(/(?<=.)\/+$/, '')
    if (specifiedPaths.includes(path)) throw redirect({ to: UNDER_CONSTRUCTION, search: { pagina: path } })
    throw notFound()
  },
  head: titled(pageTitles.notFound),
  notFoundComponent: notFoundScreen,
})
