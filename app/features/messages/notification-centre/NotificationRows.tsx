import { Button } from '@portal/design-system/Button'
import { Stack } from '@portal/design-system/Stack'
import { toast } from '@portal/design-system/Toast'
import { useCommand } from '#app/forms/use-command.ts'
import { list } from '#app/notifications/NotificationList.css.ts'
import { NotificationRow } from '#app/notifications/NotificationRow.tsx'
import { markAsRead } from '#app/notifications/notifications.functions.ts'
import type { Notification } from '#contract/messages/notifications.ts'
import { notificationCentreText as text } from './notification-centre.text.ts'

type NotificationRowsProps = {
  notifications: readonly Notification[]
  /** False for who acts for the person: only the person marks. */
  mayMark: boolean
}

/** Notifications in rows. Following one marks it as read; each can also be marked where it stands. */
export function NotificationRows({ notifications, mayMark }: NotificationRowsProps) {
  const marking = useCommand(markAsRead)
  const mark = async (id: number) => {
    const outcome = await marking.run({ ids: [id] })
    if (!outcome.ok && outcome.problem) toast.show({ message: outcome.problem.detail, tone: 'danger' })
  }
  if (notifications.length === 0) return null
  return (
    <Stack as="ul" gap="1" className={list}>
      {notifications.map((one) => {
        const isOpen = mayMark && one.reagido === 'N'
        return (
          <NotificationRow
            key={one.id}
            notification={one}
            onFollow={() => {
              if (isOpen) void mark(one.id)
            }}
            action={
              isOpen && (
                <Button
                  variant="quiet"
                  size="compact"
                  aria-label={text.markOne(one.titulo)}
                  isDisabled={marking.isPending}
                  onPress={() => void mark(one.id)}
                >
                  {text.mark}
                </Button>
              )
            }
          />
        )
      })}
    </Stack>
  )
}
