import { createFileRoute } from '@tanstack/react-router'
import { conditionText } from '#app/conditions/conditions.text.ts'
import { DevelopmentPage } from '#app/conditions/DevelopmentPage.tsx'
import { developmentSearch } from '#app/conditions/development.schema.ts'
import { titled } from '#app/navigation/page-title.ts'

export const Route = createFileRoute('/development')({
  validateSearch: developmentSearch,
  head: titled(conditionText.titles.development),
  component: DevelopmentPage,
})
