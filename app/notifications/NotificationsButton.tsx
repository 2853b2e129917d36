import { NotificationBell } from '@portal/design-system/NotificationBell'
import { toast } from '@portal/design-system/Toast'
import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useLazyOverlay } from '#app/loading/use-lazy-overlay.ts'
import type { Notification } from '#contract/messages/notifications.ts'
import { lazyNotificationSheet } from './lazy-notification-sheet.ts'
import { notificationQueries } from './notifications.queries.ts'
import { notificationText } from './notifications.text.ts'
import { unreadCount } from './unread.ts'
import { useNotificationsTitle } from './use-notifications-title.ts'
import { useRealtime } from './use-realtime.ts'

/** The bell with the number of unread notifications, which opens the list. What arrives while the page is open rings at once. */
export function NotificationsButton() {
  const { data: unread } = useQuery(notificationQueries.unread())
  const { state, triggerProps } = useLazyOverlay(lazyNotificationSheet)
  const announce = useCallback((arrived: Notification) => {
    toast.show({ message: notificationText.arrived(arrived.titulo), tone: 'info' })
  }, [])
  useRealtime(announce)
  return (
    <>
      <NotificationBell
        label={useNotificationsTitle()}
        count={unreadCount(unread)}
        aria-haspopup="dialog"
        aria-expanded={state.isOpen}
        {...triggerProps}
      />
      <lazyNotificationSheet.Slot {...state} />
    </>
  )
}
