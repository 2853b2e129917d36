import { and, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Notification } from '#contract/notifications.ts'
import type { Querier } from '../../database/client.ts'
import { notifications } from '../../database/schema/notifications.ts'
import type { Actor } from '../../security/actor.ts'
import { audit } from '../../security/audit.ts'
import type { Work } from '../../work.ts'
import { notificationOnWire } from './notification-wire.ts'

/** Most notifications in an answer. */
const LIMIT = 200

/** Notifications of a person in a plan (0: every plan), unread first, then newest first. */
export async function listNotifications(
  database: Querier,
  { personId, planId }: { personId: number; planId: number },
): Promise<Notification[]> {
  const inPlan = planId === 0 ? undefined : or(eq(notifications.planId, planId), isNull(notifications.planId))
  const rows = await database
    .select()
    .from(notifications)
    .where(and(eq(notifications.personId, personId), inPlan))
    .orderBy(sql`${notifications.readAt} is null desc`, desc(notifications.createdAt), desc(notifications.id))
    .limit(LIMIT)
  return rows.map(notificationOnWire)
}

/** Marks the actor's own notifications as read, and answers which of the given ones are read now. Others' are passed over. */
export async function markAsRead(work: Work, actor: Actor, ids: readonly number[]): Promise<number[]> {
  const own = and(eq(notifications.personId, actor.personId), inArray(notifications.id, [...new Set(ids)]))
  const changed = await work.database
    .update(notifications)
    .set({ readAt: work.now })
    .where(and(own, isNull(notifications.readAt)))
    .returning({ id: notifications.id })
  if (changed.length > 0) {
    await audit(work, {
      subjectId: actor.personId,
      action: 'notification.read',
      entityId: changed.length === 1 ? (changed[0]?.id ?? 0) : 'several',
      after: { ids: changed.map(({ id }) => id) },
    })
  }
  const read = await work.database
    .select({ id: notifications.id })
    .from(notifications)
    .where(own)
    .orderBy(notifications.id)
  return read.map(({ id }) => id)
}
