import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core'
import { calendarDate, identity } from './columns.ts'
import { plans } from './plans.ts'

/** Minutes of the meetings of the entity's bodies; the PDF is written from them. */
export const meetingMinutes = pgTable(
  'meeting_minutes',
  {
    id: identity(),
    /** Null: about the whole entity, shown in every plan. */
    planId: integer('plan_id').references(() => plans.id),
    /** 1 Conselho Deliberativo, 2 Conselho Fiscal, 3 Diretoria Executiva, 4 Comitê de Investimentos. */
    body: smallint('body').notNull(),
    /** Counts the meetings of the body. */
    number: integer('number').notNull(),
    heldOn: calendarDate('held_on').notNull(),
    title: text('title').notNull(),
    summary: text('summary').notNull(),
    tags: text('tags').array().notNull(),
    /** Who was there, with their part in the body. */
    attendees: text('attendees').array().notNull(),
    /** What was decided, an item each. */
    decisions: text('decisions').array().notNull(),
    /** Null: still to be approved, shown to nobody. */
    publishedOn: calendarDate('published_on'),
  },
  (table) => [
    unique('meeting_minutes_number').on(table.body, table.number),
    index('meeting_minutes_newest').on(table.heldOn, table.id),
    check('meeting_minutes_body', sql`${table.body} between 1 and 4`),
    check('meeting_minutes_positive', sql`${table.number} > 0`),
    check('meeting_minutes_published_after', sql`${table.publishedOn} >= ${table.heldOn}`),
  ],
)
