import { asc, eq } from 'drizzle-orm'
import type { IsoDate } from '#domain/calendar.ts'
import { type Standing, standingOn } from '#domain/life-cycle/standing-on.ts'
import type { CategoryId } from '#domain/participants.ts'
import type { Querier } from '../client.ts'
import { linkMoves } from '../schema/link-moves.ts'
import type { LinkRow } from './plan-links.ts'

/** Where a link stood at the end of a day; today, and of days to come, where it stands. */
export async function linkStandingOn(
  database: Querier,
  { id, category, situation }: Pick<LinkRow['link'], 'id' | 'category' | 'situation'>,
  day: IsoDate,
): Promise<Standing> {
  const rows = await database
    .select()
    .from(linkMoves)
    .where(eq(linkMoves.linkId, id))
    .orderBy(asc(linkMoves.id))
  const moves = rows.map(({ fromCategory, fromSituation, on }) => ({
    // As of `plan_links`, which holds it to the ids that the domain knows.
    from: { category: fromCategory as CategoryId, situation: fromSituation },
    on,
  }))
  return standingOn(day, { category, situation }, moves)
}
