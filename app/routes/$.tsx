import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { conditionText } from '#app/conditions/conditions.text.ts'
import { PageNotFound } from '#app/conditions/PageNotFound.tsx'
import { titled } from '#app/navigation/page-title.ts'
import { specifiedPaths, UNDER_CONSTRUCTION } from '#app/navigation/specified-paths.ts'

export const Route = createFileRoute('/$')({
  beforeLoad: ({ location }) => {
    const path = location.pathname.replace(/(?<=.)\/+$/, '')
    if (specifiedPaths.includes(path)) throw redirect({ to: UNDER_CONSTRUCTION, search: { pagina: path } })
    throw notFound()
  },
  head: titled(conditionText.titles.notFound),
  notFoundComponent: PageNotFound,
})
