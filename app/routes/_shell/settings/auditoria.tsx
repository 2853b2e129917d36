import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { cardsPending } from '#app/conditions/cards-pending.tsx'
import { AuditPage } from '#app/features/records/audit/AuditPage.tsx'
import { auditQueries } from '#app/features/records/audit/audit.queries.ts'
import { auditSearch, auditSearchDefaults } from '#app/features/records/audit/audit.search.ts'
import { auditText } from '#app/features/records/audit/audit.text.ts'
import { titled } from '#app/navigation/page-title.ts'
import { pageTitles } from '#app/navigation/page-titles.ts'
import { ask } from '#app/session/ask.ts'
import { requireAttendant } from '#app/session/require-attendant.ts'
import { settingLevelsQuery } from '#app/session/setting-levels.queries.ts'

export const Route = createFileRoute('/_shell/settings/auditoria')({
  validateSearch: auditSearch,
  search: { middlewares: [stripSearchParams(auditSearchDefaults)] },
  beforeLoad: ({ context }) => requireAttendant(context.session),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps: search }) => {
    await Promise.all([
      queryClient.ensureQueryData(settingLevelsQuery),
      queryClient.ensureQueryData(ask('retornarAtendentes')),
      search.registro === undefined
        ? queryClient.ensureQueryData(auditQueries.page(search))
        : queryClient.ensureQueryData(ask('retornarRegistroAuditoria', { idRegistro: search.registro })),
    ])
  },
  head: titled(pageTitles.audit),
  pendingComponent: cardsPending(auditText, [8]),
  component: AuditPage,
})
