import { createFileRoute } from '@tanstack/react-router'
import { DevelopmentPage } from '#app/conditions/DevelopmentPage.tsx'
import { developmentSearch } from '#app/conditions/development.search.ts'
import { titled } from '#app/navigation/page-title.ts'
import { pageTitles } from '#app/navigation/page-titles.ts'

export const Route = createFileRoute('/development')({
  validateSearch: developmentSearch,
  head: titled(pageTitles.development),
  component: DevelopmentPage,
})
