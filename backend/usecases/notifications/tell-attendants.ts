import { and, desc, eq } from 'drizzle-orm'
import { RequestStatus } from '#domain/requests/request-status.ts'
import { requestEvents, requests } from '../../database/schema/requests.ts'
import type { Work } from '../../work.ts'
import { type FeedItem, idOfItem } from './feed-ids.ts'
import { feedItemOf } from './service-desk-feed.ts'
import { arrivalOf } from './stage-arrivals.ts'

/**
 * Tells every attendant who is connected that something waits, by one broadcast after the commit. Nothing is stored: the others find it in
 * the queue. @param concerns the participant, who is not told of their own even if they work there
 */
export async function tellAttendants(
  work: Work,
  item: FeedItem & { kind: 'request' | 'message' },
  concerns: number,
): Promise<void> {
  const notification = await feedItemOf(work, item)
  work.afterCommit(() => work.realtime.notifyAttendants(notification, concerns))
}

/** Tells the attendants who may act on it that a request came to a stage, each by themselves after the commit; nothing is stored either. */
export async function tellOfArrival(work: Work, eventId: number): Promise<void> {
  for (const { attendantId, notification } of await arrivalOf(work.database, eventId))
    work.afterCommit(() => work.realtime.notify(attendantId, notification))
}

/**
 * Tells every attendant who is connected that what they were told of a request waits no more: that it was filed, once somebody has begun
 * with it or it is over, and that it came to a stage, but for the stage in which it waits now.
 */
export async function tellSettled(work: Work, requestId: number): Promise<void> {
  const [request] = await work.database
    .select({ status: requests.status, analystId: requests.analystId })
    .from(requests)
    .where(eq(requests.id, requestId))
  if (!request || request.status === RequestStatus.received) return
  const arrivals = await work.database
    .select({ id: requestEvents.id })
    .from(requestEvents)
    .where(and(eq(requestEvents.requestId, requestId), eq(requestEvents.fromStatus, requestEvents.toStatus)))
    .orderBy(desc(requestEvents.id))
  const isWaiting = request.status === RequestStatus.inAnalysis && request.analystId === null
  const ids = [
    idOfItem({ kind: 'request', id: requestId }),
    ...arrivals.slice(isWaiting ? 1 : 0).map(({ id }) => idOfItem({ kind: 'stage', id })),
  ]
  work.afterCommit(() => work.realtime.tellAttendantsRead(ids))
}
