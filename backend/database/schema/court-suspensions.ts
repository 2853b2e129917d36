import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { calendarDate, identity, instant } from './columns.ts'
import { people } from './people.ts'
import { planLinks } from './plans.ts'

/** Orders of courts by which a benefit is not paid, as an attendant registered them, until another order lifts them. */
export const courtSuspensions = pgTable(
  'court_suspensions',
  {
    id: identity(),
    linkId: integer('link_id')
      .notNull()
      .references(() => planLinks.id),
    /** The order in the attendant's words; null where another system wrote the suspension, as `documentNumber`. */
    reason: text('reason'),
    /** Number of the court's document. */
    documentNumber: text('document_number'),
    /** Day from which the order holds. */
    orderedFrom: calendarDate('ordered_from').notNull(),
    /** Day from which nothing is paid: that of the registration. */
    standsSince: calendarDate('stands_since').notNull(),
    /** The attendant; null where another system wrote it. */
    registeredById: integer('registered_by_id').references(() => people.id),
    /** Day on which it was lifted, by which document, and by whom. Null while it holds. */
    liftedOn: calendarDate('lifted_on'),
    liftedByDocument: text('lifted_by_document'),
    liftedById: integer('lifted_by_id').references(() => people.id),
    /** Day on which the payroll paid what was kept back; null before it. */
    madeUpOn: calendarDate('made_up_on'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('court_suspensions_once').on(table.linkId).where(sql`${table.liftedOn} is null`),
    index('court_suspensions_link').on(table.linkId),
    check(
      'court_suspensions_lifted',
      sql`(${table.liftedOn} is null) = (${table.liftedByDocument} is null) and ${table.liftedOn} >= ${table.standsSince}`,
    ),
    check('court_suspensions_made_up', sql`${table.madeUpOn} >= ${table.liftedOn}`),
  ],
)
