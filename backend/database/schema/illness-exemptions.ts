import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable } from 'drizzle-orm/pg-core'
import { calendarDate, competence, identity, instant } from './columns.ts'
import { planLinks } from './plans.ts'
import { requests } from './requests.ts'

/**
 * Benefits that are exempt of income tax by illness, from the month `validFrom` (`AAAA-MM`) up to the month in which the report ends; several
 * may hold at once. Which illness it is only the request knows.
 */
export const illnessExemptions = pgTable(
  'illness_exemptions',
  {
    id: identity(),
    linkId: integer('link_id')
      .notNull()
      .references(() => planLinks.id),
    validFrom: competence('valid_from').notNull(),
    /** Last day of the report; null: it has none. */
    validUntil: calendarDate('valid_until'),
    requestId: integer('request_id')
      .notNull()
      .references(() => requests.id),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('illness_exemptions_link').on(table.linkId, table.validFrom, table.id),
    check('illness_exemptions_month', sql`${table.validFrom} ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'`),
  ],
)
