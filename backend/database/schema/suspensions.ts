import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable } from 'drizzle-orm/pg-core'
import { calendarDate, competence, identity, instant } from './columns.ts'
import { planLinks } from './plans.ts'
import { requests } from './requests.ts'

/** Months without contributions, both included, as they were granted or as they were shortened. */
export const contributionSuspensions = pgTable(
  'contribution_suspensions',
  {
    id: identity(),
    linkId: integer('link_id')
      .notNull()
      .references(() => planLinks.id),
    fromMonth: competence('from_month').notNull(),
    toMonth: competence('to_month').notNull(),
    /** Day on which the person ended it before its time. Null: it ends, or ended, by itself. */
    endedEarlyOn: calendarDate('ended_early_on'),
    /** When the person was told that contributions come back. Null: not yet. */
    returnToldAt: instant('return_told_at'),
    requestId: integer('request_id').references(() => requests.id),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('contribution_suspensions_link').on(table.linkId, table.fromMonth),
    check(
      'contribution_suspensions_months',
      sql`${table.fromMonth} ~ '^[0-9]{4}-(0[1-9]|1[0-2])$' and ${table.toMonth} ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'`,
    ),
  ],
)
