import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { cardsPending } from '#app/conditions/cards-pending.tsx'
import { OutboxPage } from '#app/features/messages/outbox/OutboxPage.tsx'
import { outboxQueries } from '#app/features/messages/outbox/outbox.queries.ts'
import { outboxSearch, outboxSearchDefaults } from '#app/features/messages/outbox/outbox.search.ts'
import { outboxText } from '#app/features/messages/outbox/outbox.text.ts'
import { titled } from '#app/navigation/page-title.ts'
import { pageTitles } from '#app/navigation/page-titles.ts'
import { ask } from '#app/session/ask.ts'
import { requireAttendant } from '#app/session/require-attendant.ts'
import { settingLevelsQuery } from '#app/session/setting-levels.queries.ts'

export const Route = createFileRoute('/_shell/settings/emails-enviados')({
  validateSearch: outboxSearch,
  search: { middlewares: [stripSearchParams(outboxSearchDefaults)] },
  beforeLoad: ({ context }) => requireAttendant(context.session),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps: search }) => {
    await Promise.all([
      queryClient.ensureQueryData(settingLevelsQuery),
      search.email === undefined
        ? queryClient.ensureQueryData(outboxQueries.page(search))
        : queryClient.ensureQueryData(ask('retornarEmail', { idEmail: search.email })),
    ])
  },
  head: titled(pageTitles.sentEmails),
  pendingComponent: cardsPending(outboxText, [8]),
  component: OutboxPage,
})
