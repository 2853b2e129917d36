import type { Work } from '../../work.ts'
import type { FeedItem } from './feed-ids.ts'
import { feedItemOf } from './service-desk-feed.ts'
import { arrivalOf } from './stage-arrivals.ts'

/**
 * Tells every attendant who is connected that something waits, or, as read, that somebody has begun with it, by one broadcast after the
 * commit. Nothing is stored: the others find it in the queue. @param concerns the participant, who is not told of their own even if they work there
 */
export async function tellAttendants(
  work: Work,
  item: FeedItem & { kind: 'request' | 'message' },
  concerns: number,
): Promise<void> {
  const notification = await feedItemOf(work, item)
  if (notification) work.afterCommit(() => work.realtime.notifyAttendants(notification, concerns))
}

/** Tells the attendants who may act on it that a request came to a stage, each by themselves after the commit; nothing is stored either. */
export async function tellOfArrival(work: Work, eventId: number): Promise<void> {
  for (const { attendantId, notification } of await arrivalOf(work.database, eventId))
    work.afterCommit(() => work.realtime.notify(attendantId, notification))
}
