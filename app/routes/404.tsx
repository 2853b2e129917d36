import { createFileRoute } from '@tanstack/react-router'
import { titled } from '#app/navigation/page-title.ts'
import { pageTitles } from '#app/navigation/page-titles.ts'
import { conditionLoader } from './-condition-loader.ts'
import { NotFound } from './-condition-pages.tsx'

export const Route = createFileRoute('/404')({
  loader: conditionLoader('not-found'),
  head: titled(pageTitles.notFound),
  component: NotFound,
})
