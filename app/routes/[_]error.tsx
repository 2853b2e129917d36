import { createFileRoute } from '@tanstack/react-router'
import { titled } from '#app/navigation/page-title.ts'
import { pageTitles } from '#app/navigation/page-titles.ts'
import { conditionLoader } from './-condition-loader.ts'
import { ServerError } from './-condition-pages.tsx'

export const Route = createFileRoute('/_error')({
  loader: conditionLoader('unexpected'),
  head: titled(pageTitles.serverError),
  component: ServerError,
})
