import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable } from 'drizzle-orm/pg-core'
import { calendarDate, competence, identity, instant } from './columns.ts'
import { planLinks } from './plans.ts'
import { requests } from './requests.ts'

/** Months in which a benefit is not paid because its person asked for it, both included, as they were granted or as they were shortened. */
export const benefitSuspensions = pgTable(
  'benefit_suspensions',
  {
    id: identity(),
    linkId: integer('link_id')
      .notNull()
      .references(() => planLinks.id),
    fromMonth: competence('from_month').notNull(),
    toMonth: competence('to_month').notNull(),
    /** Day on which the person ended it before its time. Null: it ends, or ended, by itself. */
    endedEarlyOn: calendarDate('ended_early_on'),
    /** When the person was told that the benefit comes back. Null: not yet. */
    returnToldAt: instant('return_told_at'),
    /** Null for one that was taken over from another system. */
    requestId: integer('request_id').references(() => requests.id),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('benefit_suspensions_link').on(table.linkId, table.fromMonth),
    check(
      'benefit_suspensions_months',
      sql`${table.fromMonth} ~ '^[0-9]{4}-(0[1-9]|1[0-2])$' and ${table.toMonth} ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'`,
    ),
  ],
)
