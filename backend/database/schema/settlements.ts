import { sql } from 'drizzle-orm'
import { check, integer, numeric, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core'
import { calendarDate, identity, instant } from './columns.ts'
import { requests } from './requests.ts'

/**
 * Effects of a granted request and when they are due: once, on a day, or in instalments. Written with the grant; future ones are planned as
 * `due_acts`.
 */
export const settlements = pgTable(
  'settlements',
  {
    id: identity(),
    requestId: integer('request_id')
      .notNull()
      .references(() => requests.id),
    /** 1 for the first one; they are settled in this order. */
    number: smallint('number').notNull(),
    /** First day on which it is settled. */
    dueOn: calendarDate('due_on').notNull(),
    /** Reais that this instalment pays or transfers, as decimal text; null where no sum was promised. */
    amount: numeric('amount', { precision: 15, scale: 2 }),
    settledAt: instant('settled_at'),
    /** Why it could not be settled so far, as attendants read it; null when nothing went wrong. */
    failure: text('failure'),
    failedAt: instant('failed_at'),
  },
  (table) => [
    unique('settlements_number').on(table.requestId, table.number),
    check(
      'settlements_positive',
      sql`${table.number} >= 1 and (${table.amount} is null or ${table.amount} > 0)`,
    ),
    check('settlements_failed', sql`num_nulls(${table.failure}, ${table.failedAt}) in (0, 2)`),
  ],
)
