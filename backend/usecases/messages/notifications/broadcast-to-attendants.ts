import { and, desc, eq } from 'drizzle-orm'
import { requestEvents, requests } from '#backend/database/schema/requests.ts'
import type { Work } from '#backend/work.ts'
import { RequestStatus } from '#domain/requests/request-status.ts'
import { type FeedItem, idOfItem } from './feed-ids.ts'
import { feedItemOf } from './service-desk-feed.ts'
import { arrivalOf } from './stage-arrivals.ts'

/**
 * Tells every attendant who is connected that something waits, or, as read, that somebody has begun with it, by one broadcast after the
 * commit. Nothing is stored: the others find it in the queue. @param concerns the participant, who is not told of their own even if they work there
 */
export async function broadcastToAttendants(
  work: Work,
  item: FeedItem & { kind: 'request' | 'message' },
  concerns: number,
): Promise<void> {
  const notification = await feedItemOf(work, item)
  if (notification) work.afterCommit(() => work.realtime.notifyAttendants(notification, concerns))
}

/** Tells the attendants who may act on it that a request came to a stage, each by themselves after the commit; nothing is stored either. */
export async function broadcastArrival(work: Work, eventId: number): Promise<void> {
  for (const { attendantId, notification } of await arrivalOf(work.database, eventId))
    work.afterCommit(() => work.realtime.notify(attendantId, notification))
}

/**
 * Tells every attendant who is connected that a request no longer waits in the stages to which it came, but for the one in which nobody has
 * begun with it yet.
 */
export async function broadcastStagesSettled(work: Work, requestId: number): Promise<void> {
  const arrivals = await work.database
    .select({ id: requestEvents.id, status: requests.status, analystId: requests.analystId })
    .from(requestEvents)
    .innerJoin(requests, eq(requests.id, requestEvents.requestId))
    .where(and(eq(requestEvents.requestId, requestId), eq(requestEvents.fromStatus, requestEvents.toStatus)))
    .orderBy(desc(requestEvents.id))
  const settled = arrivals.filter(
    ({ status, analystId }, place) => place > 0 || status !== RequestStatus.inAnalysis || analystId !== null,
  )
  if (settled.length === 0) return
  const ids = settled.map(({ id }) => idOfItem({ kind: 'stage', id }))
  work.afterCommit(() => work.realtime.broadcastReadToAttendants(ids))
}
