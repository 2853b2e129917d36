import { lazy } from '@portal/design-system/lazy'

/** The list behind the bell, fetched after the page. */
export const lazyNotificationSheet = lazy(
  async () => (await import('./NotificationSheet.tsx')).NotificationSheet,
)
