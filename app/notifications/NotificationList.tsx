import { Banner } from '@portal/design-system/Banner'
import { Button } from '@portal/design-system/Button'
import { Cluster } from '@portal/design-system/Cluster'
import { EmptyState } from '@portal/design-system/EmptyState'
import { Spinner } from '@portal/design-system/Spinner'
import { Stack } from '@portal/design-system/Stack'
import { Text } from '@portal/design-system/Text'
import { toast } from '@portal/design-system/Toast'
import type { UseQueryResult } from '@tanstack/react-query'
import { useCommand } from '#app/forms/use-command.ts'
import { PathLink } from '#app/navigation/PathLink.tsx'
import { useSession } from '#app/session/session-on-screen.ts'
import type { Notification } from '#contract/messages/notifications.ts'
import { firstName } from '#domain/first-name.ts'
import { actions, list } from './NotificationList.css.ts'
import { NotificationRow } from './NotificationRow.tsx'
import { markAsRead } from './notifications.functions.ts'
import { notificationText } from './notifications.text.ts'

type NotificationListProps = { notifications: UseQueryResult<Notification[]>; onLeave: () => void }

/** Notifications, unread first, each leading to what it is about. */
export function NotificationList({ notifications, onLeave }: NotificationListProps) {
  const read = useMarkAsRead()
  const { target } = useSession()
  if (notifications.isPending) return <Spinner label={notificationText.loading} />
  if (notifications.isError) {
    return (
      <Banner tone="danger" title={notificationText.failed}>
        <Button variant="secondary" onPress={() => void notifications.refetch()}>
          {notificationText.retry}
        </Button>
      </Banner>
    )
  }
  const unread = notifications.data.filter(({ reagido }) => reagido === 'N').map(({ id }) => id)
  if (notifications.data.length === 0)
    return <EmptyState illustration="messages" headingLevel={3} title={notificationText.empty} />
  return (
    <>
      <Stack as="ul" gap="1" className={list}>
        {notifications.data.map((item) => (
          <NotificationRow
            key={item.id}
            notification={item}
            onFollow={() => {
              if (item.reagido === 'N' && !target) void read.run([item.id])
              onLeave()
            }}
          />
        ))}
      </Stack>
      <Cluster justify="between" gap="4" className={actions}>
        {target && unread.length > 0 && (
          <Text variant="small" tone="muted">
            {notificationText.onlyThePerson(firstName(target.name))}
          </Text>
        )}
        {!target && unread.length > 0 && (
          <Button variant="secondary" isPending={read.isPending} onPress={() => void read.run(unread)}>
            {notificationText.markAll}
          </Button>
        )}
        <PathLink path="/notification-management" onClick={onLeave}>
          {notificationText.all}
        </PathLink>
      </Cluster>
    </>
  )
}

function useMarkAsRead() {
  const { isPending, run } = useCommand(markAsRead)
  return {
    isPending,
    run: async (ids: number[]) => {
      const outcome = await run({ ids })
      if (!outcome.ok && outcome.problem) toast.show({ message: outcome.problem.detail, tone: 'danger' })
    },
  }
}
