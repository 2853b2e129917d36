import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { cardsPending } from '#app/conditions/cards-pending.tsx'
import {
  LazySendAnnouncement,
  LazySentAnnouncements,
} from '#app/features/messages/notification-centre/announcements/lazy-announcements.ts'
import { NotificationCentrePage } from '#app/features/messages/notification-centre/NotificationCentrePage.tsx'
import { centreQueries } from '#app/features/messages/notification-centre/notification-centre.queries.ts'
import {
  centreSearch,
  centreSearchDefaults,
} from '#app/features/messages/notification-centre/notification-centre.search.ts'
import { notificationCentreText } from '#app/features/messages/notification-centre/notification-centre.text.ts'
import { titled } from '#app/navigation/page-title.ts'
import { pageTitles } from '#app/navigation/page-titles.ts'
import { ask } from '#app/session/ask.ts'
import { settingLevelsQuery } from '#app/session/setting-levels.queries.ts'
import { isAdminMode } from '#app/session/visible-session.ts'

export const Route = createFileRoute('/_shell/notification-management')({
  validateSearch: centreSearch,
  search: { middlewares: [stripSearchParams(centreSearchDefaults)] },
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient, session }, deps: search }) => {
    const part = session && isAdminMode(session) ? search.aba : 'minhas'
    await Promise.all([
      part === 'minhas' && queryClient.ensureQueryData(centreQueries.page(search)),
      part !== 'minhas' && queryClient.ensureQueryData(settingLevelsQuery),
      part === 'enviar' && LazySendAnnouncement.preload?.(),
      part === 'enviadas' && LazySentAnnouncements.preload?.(),
      part === 'enviar' && queryClient.ensureQueryData(ask('retornarPlanos')),
      part === 'enviadas' &&
        queryClient.ensureQueryData(ask('retornarNotificacoesEnviadas', { page: search.page })),
    ])
  },
  head: titled(pageTitles.notificationCentre),
  pendingComponent: cardsPending(notificationCentreText, [8]),
  component: NotificationCentrePage,
})
