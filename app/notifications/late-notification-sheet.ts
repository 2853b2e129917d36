import { late } from '@portal/design-system/late'

/** The list behind the bell, fetched after the page. */
export const lateNotificationSheet = late(
  async () => (await import('./NotificationSheet.tsx')).NotificationSheet,
)
