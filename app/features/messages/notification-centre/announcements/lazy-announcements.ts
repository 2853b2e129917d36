// Drawn on the server, they have what they look like before their program.
import '@portal/design-system/styles/RadioCards'
import '@portal/design-system/styles/StatementTable'
import '@portal/design-system/styles/TextAreaField'
import { lazyRouteComponent } from '@tanstack/react-router'

/** Telling many people, for attendants alone: participants do not fetch it. `preload` must be awaited before it is drawn. */
export const LazySendAnnouncement = lazyRouteComponent(
  () => import('./SendAnnouncement.tsx'),
  'SendAnnouncement',
)

export const LazySentAnnouncements = lazyRouteComponent(
  () => import('./SentAnnouncements.tsx'),
  'SentAnnouncements',
)
