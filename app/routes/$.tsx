import { createFileRoute, redirect } from '@tanstack/react-router'
import { titled } from '#app/navigation/page-title.ts'
import { pageTitles } from '#app/navigation/page-titles.ts'
import { UNDER_CONSTRUCTION } from '#app/navigation/under-construction.ts'
import { conditionLoader } from './-condition-loader.ts'
import { NotFound } from './-condition-pages.tsx'

export const Route = createFileRoute('/$')({
  beforeLoad: async ({ location }) => {
    // Fetched only for who comes here: every page's first bundle carries this route.
    const { specifiedPaths } = await import('#contract/portal-paths.ts')
    const path = location.pathname.replace(/(.)\/+$/, (_, before: string) => before)
    if (specifiedPaths.includes(path)) throw redirect({ to: UNDER_CONSTRUCTION, search: { pagina: path } })
  },
  loader: conditionLoader('not-found'),
  head: titled(pageTitles.notFound),
  component: NotFound,
})
