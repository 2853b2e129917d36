import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { LINK_EVENTS } from '#domain/life-cycle/link-transitions.ts'
import type { SituationId } from '#domain/participants.ts'
import { calendarDate, identity, instant } from './columns.ts'
import { planLinks } from './plans.ts'
import { requests } from './requests.ts'

/** Each move of a plan link from one category and situation to another. Rows are only added. */
export const linkMoves = pgTable(
  'link_moves',
  {
    id: identity(),
    linkId: integer('link_id')
      .notNull()
      .references(() => planLinks.id),
    event: text('event', { enum: LINK_EVENTS }).notNull(),
    fromCategory: smallint('from_category').notNull(),
    fromSituation: smallint('from_situation').$type<SituationId>().notNull(),
    toCategory: smallint('to_category').notNull(),
    toSituation: smallint('to_situation').notNull(),
    /** Day from which the new situation holds. */
    on: calendarDate('on').notNull(),
    /** The request that brought it; null where nobody asked for it. */
    requestId: integer('request_id').references(() => requests.id),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('link_moves_link').on(table.linkId, table.id),
    check(
      'link_moves_moves',
      sql`(${table.fromCategory}, ${table.fromSituation}) <> (${table.toCategory}, ${table.toSituation})`,
    ),
  ],
)
