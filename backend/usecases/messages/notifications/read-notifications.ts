import { and, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Api } from '#backend/api.ts'
import type { Querier } from '#backend/database/client.ts'
import { messages } from '#backend/database/schema/conversations.ts'
import { notifications } from '#backend/database/schema/notifications.ts'
import { requestEvents, requests } from '#backend/database/schema/requests.ts'
import { serviceDeskReads } from '#backend/database/schema/service-desk-reads.ts'
import { notificationOnWire } from '#backend/messages/notification-wire.ts'
import type { Actor } from '#backend/security/actor.ts'
import { audit } from '#backend/security/audit.ts'
import { isAttendant } from '#backend/security/permissions.ts'
import type { Work } from '#backend/work.ts'
import type { Notification, NotificationPage } from '#contract/messages/notifications.ts'
import { type FeedItem, idOfItem, itemOfId } from './feed-ids.ts'
import { readServiceDeskFeed } from './service-desk-feed.ts'

/** Most notifications in an answer. */
const MAX_NOTIFICATIONS = 200

/** Whose notifications, and of which plan (0: of every plan). */
export type NotificationScope = { personId: number; planId: number }

/**
 * Notifications of a person in a plan (0: every plan), unread first, then newest first. An attendant's own have the service desk's queue
 * among them.
 */
export async function listNotifications(
  { database, parts }: Pick<Api, 'database' | 'parts'>,
  actor: Actor,
  { personId, planId }: NotificationScope,
  now: Date,
): Promise<Notification[]> {
  const rows = await database
    .select()
    .from(notifications)
    .where(ofPerson({ personId, planId }))
    .orderBy(...unreadFirst)
    .limit(MAX_NOTIFICATIONS)
  const own = rows.map(notificationOnWire)
  if (!isAttendant(actor) || actor.personId !== personId) return own
  const queue = await readServiceDeskFeed({ database, parts }, { personId, now })
  return [...own, ...queue].toSorted(unreadFirstThenNewest).slice(0, MAX_NOTIFICATIONS)
}

function unreadFirstThenNewest(one: Notification, other: Notification): number {
  if (one.reagido !== other.reagido) return one.reagido === 'N' ? -1 : 1
  const byDate = other.data_notificacao.localeCompare(one.data_notificacao)
  return byDate === 0 ? other.id - one.id : byDate
}

/** Notifications of a page of the notification centre. */
const PAGE = 20

type NotificationPageInput = NotificationScope & { page: number; isUnreadOnly: boolean; type: number }

/** A page of them, with those of one type or unread alone where that was asked for. An attendant's own are what `listNotifications` gives. */
export async function notificationsPage(
  api: Pick<Api, 'database' | 'parts'>,
  actor: Actor,
  { page, isUnreadOnly, type, ...asked }: NotificationPageInput,
  now: Date,
): Promise<NotificationPage> {
  const { database } = api
  if (isAttendant(actor) && actor.personId === asked.personId) {
    const all = await listNotifications(api, actor, asked, now)
    const found = all.filter(
      ({ reagido, tipoNotificacao }) =>
        (!isUnreadOnly || reagido === 'N') && (type === 0 || tipoNotificacao.id === type),
    )
    return {
      notificacoes: found.slice(page * PAGE, (page + 1) * PAGE),
      totalPage: Math.ceil(found.length / PAGE),
      totalItems: found.length,
      naoLidas: all.filter(({ reagido }) => reagido === 'N').length,
    }
  }
  const found = and(
    ofPerson(asked),
    isUnreadOnly ? isNull(notifications.readAt) : undefined,
    type === 0 ? undefined : eq(notifications.type, type),
  )
  const [rows, total, naoLidas] = await Promise.all([
    database
      .select()
      .from(notifications)
      .where(found)
      .orderBy(...unreadFirst)
      .limit(PAGE)
      .offset(page * PAGE),
    database.$count(notifications, found),
    database.$count(notifications, and(ofPerson(asked), isNull(notifications.readAt))),
  ])
  return {
    notificacoes: rows.map(notificationOnWire),
    totalPage: Math.ceil(total / PAGE),
    totalItems: total,
    naoLidas,
  }
}

/** Those of a person that are shown in a plan (0: in every plan). */
export function ofPerson({ personId, planId }: NotificationScope) {
  const inPlan = planId === 0 ? undefined : or(eq(notifications.planId, planId), isNull(notifications.planId))
  return and(eq(notifications.personId, personId), inPlan)
}

const unreadFirst = [
  sql`${notifications.readAt} is null desc`,
  desc(notifications.createdAt),
  desc(notifications.id),
]

/**
 * Marks all of the actor's own notifications of a plan (0: of every plan) as read, and for an attendant all that they would be shown of
 * the queue. @returns how many were unread
 */
export async function markAllAsRead(work: Work, actor: Actor, planId: number): Promise<number> {
  const { database, now, parts } = work
  const queue = isAttendant(actor)
    ? await readServiceDeskFeed({ database, parts }, { personId: actor.personId, now })
    : []
  const waiting = queue.filter(({ reagido }) => reagido === 'N').map(({ id }) => itemOfId(id))
  const looked = await markItems(
    work,
    actor,
    waiting.filter((item) => item !== null),
  )
  const own = await database
    .update(notifications)
    .set({ readAt: now })
    .where(and(ofPerson({ personId: actor.personId, planId }), isNull(notifications.readAt)))
    .returning({ id: notifications.id })
  const changed = [...own.map(({ id }) => id), ...looked.changed]
  await broadcastRead(work, actor, changed)
  return changed.length
}

/** Tells every page that the actor has open, and records it. */
async function broadcastRead(work: Work, actor: Actor, changed: readonly number[]): Promise<void> {
  if (changed.length === 0) return
  work.afterCommit(() => work.realtime.broadcastRead(actor.personId, changed))
  await audit(work, {
    subjectId: actor.personId,
    action: 'notification.read',
    entityId: changed.length === 1 ? (changed[0] ?? 0) : 'several',
    after: { ids: changed },
  })
}

/**
 * Marks the actor's own notifications as read, and for an attendant what they looked at of the queue; every page that they have open is
 * told. Answers which of the given ones are
 * read now; others' are passed over.
 */
export async function markAsRead(work: Work, actor: Actor, ids: readonly number[]): Promise<number[]> {
  const items = isAttendant(actor) ? ids.map(itemOfId).filter((item) => item !== null) : []
  const own = await markOwn(work, actor, [...new Set(ids.filter((id) => id > 0))])
  const looked = await markItems(work, actor, items)
  const changed = [...own.changed, ...looked.changed]
  await broadcastRead(work, actor, changed)
  return [...own.read, ...looked.read]
}

/** Which of the ids were marked by this, and which are read now. */
type Marked = { changed: number[]; read: number[] }

async function markOwn({ database, now }: Work, actor: Actor, ids: readonly number[]): Promise<Marked> {
  if (ids.length === 0) return { changed: [], read: [] }
  const own = and(eq(notifications.personId, actor.personId), inArray(notifications.id, [...ids]))
  const changed = await database
    .update(notifications)
    .set({ readAt: now })
    .where(and(own, isNull(notifications.readAt)))
    .returning({ id: notifications.id })
  const read = await database
    .select({ id: notifications.id })
    .from(notifications)
    .where(own)
    .orderBy(notifications.id)
  return { changed: changed.map(({ id }) => id), read: read.map(({ id }) => id) }
}

async function markItems({ database, now }: Work, actor: Actor, items: readonly FeedItem[]): Promise<Marked> {
  const there = await existing(database, items)
  if (there.length === 0) return { changed: [], read: [] }
  const changed = await database
    .insert(serviceDeskReads)
    .values(there.map(({ kind, id: itemId }) => ({ personId: actor.personId, kind, itemId, readAt: now })))
    .onConflictDoNothing()
    .returning({ kind: serviceDeskReads.kind, id: serviceDeskReads.itemId })
  return { changed: changed.map(idOfItem), read: there.map(idOfItem) }
}

async function existing(database: Querier, items: readonly FeedItem[]): Promise<FeedItem[]> {
  const idsOf = (kind: FeedItem['kind']) => [
    ...new Set(items.filter((item) => item.kind === kind).map(({ id }) => id)),
  ]
  const [filed, written, arrived] = [idsOf('request'), idsOf('message'), idsOf('stage')]
  const requestRows =
    filed.length === 0
      ? []
      : await database.select({ id: requests.id }).from(requests).where(inArray(requests.id, filed))
  const messageRows =
    written.length === 0
      ? []
      : await database.select({ id: messages.id }).from(messages).where(inArray(messages.id, written))
  const eventRows =
    arrived.length === 0
      ? []
      : await database
          .select({ id: requestEvents.id })
          .from(requestEvents)
          .where(
            and(inArray(requestEvents.id, arrived), eq(requestEvents.fromStatus, requestEvents.toStatus)),
          )
  return [
    ...requestRows.map(({ id }) => ({ kind: 'request' as const, id })),
    ...messageRows.map(({ id }) => ({ kind: 'message' as const, id })),
    ...eventRows.map(({ id }) => ({ kind: 'stage' as const, id })),
  ]
}
