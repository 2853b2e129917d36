import type { Work } from '../../work.ts'
import type { FeedItem } from './feed-ids.ts'
import { feedItemOf } from './service-desk-feed.ts'

/**
 * Tells every attendant who is connected that something waits, by one broadcast after the commit. Nothing is stored: the others find it in
 * the queue. @param concerns the participant, who is not told of their own even if they work there
 */
export async function tellAttendants(work: Work, item: FeedItem, concerns: number): Promise<void> {
  const notification = await feedItemOf(work, item)
  work.afterCommit(() => work.realtime.notifyAttendants(notification, concerns))
}
