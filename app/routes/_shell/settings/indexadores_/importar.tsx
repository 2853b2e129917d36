import { createFileRoute } from '@tanstack/react-router'
import { cardsPending } from '#app/conditions/cards-pending.tsx'
import { ImportPage } from '#app/features/imports/ImportPage.tsx'
import { importPages } from '#app/features/imports/import-pages.ts'
import { importRoute } from '#app/features/imports/import-route.ts'
import { loadImportPage } from '#app/features/imports/load-import-page.ts'
import { titled } from '#app/navigation/page-title.ts'
import { pageTitles } from '#app/navigation/page-titles.ts'

const page = importPages.indexers

export const Route = createFileRoute('/_shell/settings/indexadores_/importar')({
  ...importRoute,
  loader: ({ context, deps }) => loadImportPage(page, context.queryClient, deps),
  head: titled(pageTitles.importIndexers),
  component: () => <ImportPage page={page} />,
  pendingComponent: cardsPending(page, [3, 8]),
})
