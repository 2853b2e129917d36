import { Text } from '@portal/design-system/Text'
import { VisuallyHidden } from '@portal/design-system/VisuallyHidden'
import type { ReactNode } from 'react'
import { PathLink } from '#app/navigation/PathLink.tsx'
import { useSession } from '#app/session/session-on-screen.ts'
import { isAdminMode } from '#app/session/visible-session.ts'
import type { Notification } from '#contract/messages/notifications.ts'
import { instantText } from '#contract/value-text.ts'
import { dot, item, row, title } from './NotificationRow.css.ts'
import { notificationTarget } from './notification-target.ts'
import { notificationText } from './notifications.text.ts'

/** One notification as a link to what it is about. Unread: a dot for the eye, a word for the ear. */
export function NotificationRow({
  notification,
  onFollow,
  action,
}: {
  notification: Notification
  onFollow: () => void
  /** Stands beside the link. */
  action?: ReactNode
}) {
  const isAttendant = isAdminMode(useSession())
  const isUnread = notification.reagido === 'N'
  return (
    <li className={item}>
      <PathLink {...notificationTarget(notification, isAttendant)} className={row} onClick={onFollow}>
        <span className={title}>
          {isUnread && <span aria-hidden className={dot} />}
          {notification.titulo}
          {isUnread && <VisuallyHidden> ({notificationText.unread})</VisuallyHidden>}
        </span>
        <Text as="span" variant="small">
          {notification.descricao}
        </Text>
        <Text as="time" variant="caption" tone="muted" dateTime={notification.data_notificacao}>
          {instantText(notification.data_notificacao)}
        </Text>
      </PathLink>
      {action}
    </li>
  )
}
