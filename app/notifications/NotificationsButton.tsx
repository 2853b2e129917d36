import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { Notification } from '#contract/notificacoes.ts'
import { NotificationBell } from '#design-system/NotificationBell/NotificationBell.tsx'
import { Sheet } from '#design-system/Sheet/Sheet.tsx'
import { toast } from '#design-system/Toast/toast.ts'
import { NotificationList } from './NotificationList.tsx'
import { notificationQueries } from './notifications.queries.ts'
import { notificationText } from './notifications.text.ts'
import { useRealtime } from './use-realtime.ts'

/** The bell with the number of unread notifications, which opens the list. What arrives while the page is open rings at once. */
export function NotificationsButton() {
  const notifications = useQuery(notificationQueries.mine())
  const announce = useCallback((arrived: Notification) => {
    toast.show({ message: notificationText.arrived(arrived.titulo), tone: 'info' })
  }, [])
  useRealtime(announce)
  const unread = notifications.data?.filter(({ reagido }) => reagido === 'N').length ?? 0
  return (
    <Sheet
      title={notificationText.title}
      trigger={<NotificationBell label={notificationText.title} count={unread} />}
    >
      {(close) => <NotificationList notifications={notifications} onLeave={close} />}
    </Sheet>
  )
}
