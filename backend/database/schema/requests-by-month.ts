import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, smallint } from 'drizzle-orm/pg-core'
import { calendarDate } from './columns.ts'

/**
 * How many requests were filed in each month of São Paulo, by kind, plan and status, so that lists know their totals and where a page
 * begins without counting. 0 stands for all: each request is in eight sums. `sql/requests-by-month.sql` adds a row for each change, which
 * no other writer waits for; the sum of the rows of a month is its number at every moment, and the hourly sweep makes them one.
 */
export const requestsByMonth = pgTable(
  'requests_by_month',
  {
    /** First day of the month. */
    month: calendarDate('month').notNull(),
    kindId: integer('kind_id').notNull(),
    planId: integer('plan_id').notNull(),
    status: smallint('status').notNull(),
    /** Negative where requests left. */
    count: integer('count').notNull(),
  },
  (table) => [
    index('requests_by_month_sums').on(table.planId, table.kindId, table.status, table.month, table.count),
    check('requests_by_month_first_day', sql`extract(day from ${table.month}) = 1`),
  ],
)
