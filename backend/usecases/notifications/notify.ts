import { isNotNull } from 'drizzle-orm'
import { notifications } from '../../database/schema/notifications.ts'
import { people } from '../../database/schema/people.ts'
import type { Work } from '../../work.ts'
import { notificationOnWire } from './notification-wire.ts'

/** Notification types: 1 leads to a conversation, 2 to a request, 3 stands alone. */
export const NotificationType = { conversation: 1, request: 2, notice: 3 } as const

export type NotificationInput = {
  /** Plan it is about; null shows it in every plan. */
  planId: number | null
  type: (typeof NotificationType)[keyof typeof NotificationType]
  title: string
  description: string
  conversationId?: number
  requestId?: number
}

/** Notifies people: stored with the work, delivered to their open connections after the commit. */
export async function notify(
  work: Work,
  personIds: readonly number[],
  input: NotificationInput,
): Promise<void> {
  if (personIds.length === 0) return
  const rows = await work.database
    .insert(notifications)
    .values(personIds.map((personId) => ({ ...input, personId, createdAt: work.now })))
    .returning()
  work.afterCommit(() => {
    for (const row of rows) work.realtime.notify(row.personId, notificationOnWire(row))
  })
}

/** Notifies every attendant. */
export async function notifyAttendants(work: Work, input: NotificationInput): Promise<void> {
  const attendants = await work.database
    .select({ id: people.id })
    .from(people)
    .where(isNotNull(people.adminLevel))
  await notify(
    work,
    attendants.map(({ id }) => id),
    input,
  )
}
