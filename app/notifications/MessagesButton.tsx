import { MessagesIcon } from '@portal/design-system/icons'
import { NotificationBell } from '@portal/design-system/NotificationBell'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useDestination } from '#app/navigation/use-destination.ts'
import { notificationQueries } from './notifications.queries.ts'
import { notificationText } from './notifications.text.ts'
import { unreadMessageCount } from './unread.ts'

/** The way to the conversations, with the number of unread messages. */
export function MessagesButton() {
  const { data: unread } = useQuery(notificationQueries.unread())
  const router = useRouter()
  const destination = useDestination()
  return (
    <NotificationBell
      icon={MessagesIcon}
      label={notificationText.messages}
      count={unreadMessageCount(unread)}
      onPress={() => void router.navigate(destination('/chat'))}
    />
  )
}
