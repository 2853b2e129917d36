import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Querier } from '../../database/client.ts'
import { presences } from '../../database/schema/presences.ts'
import { PRESENT_SECONDS } from '../../realtime/presence-board.ts'
import { secondsAfter } from '../../security/tokens.ts'

type ReadContext = { database: Querier; now: Date }

/** Whether a row of presence is still believed. */
export const isFreshPresence = (now: Date) => gt(presences.seenAt, secondsAfter(now, -PRESENT_SECONDS))

/** Which of these people are connected to any node. */
export async function presentAmong(
  { database, now }: ReadContext,
  personIds: readonly number[],
): Promise<ReadonlySet<number>> {
  if (personIds.length === 0) return new Set()
  const rows = await database
    .selectDistinct({ personId: presences.personId })
    .from(presences)
    .where(and(inArray(presences.personId, [...personIds]), isFreshPresence(now)))
  return new Set(rows.map(({ personId }) => personId))
}

/** Whether a page of the person shows the conversation, on any node. */
export async function isWatching(
  { database, now }: ReadContext,
  { personId, conversationId }: { personId: number; conversationId: number },
): Promise<boolean> {
  const [found] = await database
    .select({ nodeId: presences.nodeId })
    .from(presences)
    .where(
      and(
        eq(presences.personId, personId),
        isFreshPresence(now),
        sql`${conversationId} = any(${presences.watching})`,
      ),
    )
    .limit(1)
  return found !== undefined
}
