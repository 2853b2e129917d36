import { Sheet } from '@portal/design-system/Sheet'
import { useQuery } from '@tanstack/react-query'
import type { OverlayState } from '#app/loading/use-lazy-overlay.ts'
import { NotificationList } from './NotificationList.tsx'
import { notificationQueries } from './notifications.queries.ts'
import { useNotificationsTitle } from './use-notifications-title.ts'

/** The notifications in a drawer. */
export function NotificationSheet(state: OverlayState) {
  const notifications = useQuery(notificationQueries.mine())
  return (
    <Sheet title={useNotificationsTitle()} {...state}>
      {(close) => <NotificationList notifications={notifications} onLeave={close} />}
    </Sheet>
  )
}
