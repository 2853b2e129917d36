import { and, desc, isNull } from 'drizzle-orm'
import type { Api } from '#backend/api.ts'
import { notifications } from '#backend/database/schema/notifications.ts'
import type { Actor } from '#backend/security/actor.ts'
import { isAttendant } from '#backend/security/permissions.ts'
import type { UnreadNotification } from '#contract/messages/notifications.ts'
import { type NotificationScope, ofPerson } from './read-notifications.ts'
import { readWaitingFeed } from './service-desk-feed.ts'

/** More are not told: a bell counts up to 99. */
const MAX_UNREAD = 100

/** All that `listNotifications` gives unread, without its words: people's own, and for an attendant what waits of the queue. */
export async function unreadNotifications(
  { database, parts }: Pick<Api, 'database' | 'parts'>,
  actor: Actor,
  asked: NotificationScope,
  now: Date,
): Promise<UnreadNotification[]> {
  const own = await database
    .select({ id: notifications.id, tipo: notifications.type, at: notifications.createdAt })
    .from(notifications)
    .where(and(ofPerson(asked), isNull(notifications.readAt)))
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(MAX_UNREAD)
  const isOwnDesk = isAttendant(actor) && actor.personId === asked.personId
  const waiting = isOwnDesk
    ? await readWaitingFeed({ database, parts }, { personId: asked.personId, now })
    : []
  return [...own, ...waiting]
    .toSorted((one, other) => other.at.getTime() - one.at.getTime() || other.id - one.id)
    .slice(0, MAX_UNREAD)
    .map(({ id, tipo }) => ({ id, tipo }))
}
