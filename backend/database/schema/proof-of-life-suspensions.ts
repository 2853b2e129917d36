import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable } from 'drizzle-orm/pg-core'
import { calendarDate, identity, instant } from './columns.ts'
import { planLinks } from './plans.ts'

/** Times in which a benefit was not paid for want of a proof of life. One that runs is the situation of its link; its end writes the row. */
export const proofOfLifeSuspensions = pgTable(
  'proof_of_life_suspensions',
  {
    id: identity(),
    linkId: integer('link_id')
      .notNull()
      .references(() => planLinks.id),
    /** First day without a payment. */
    standsSince: calendarDate('stands_since').notNull(),
    /** Day on which the proof was accepted, or an order of a court took its place. */
    liftedOn: calendarDate('lifted_on').notNull(),
    /** Day on which the payroll paid what was kept back; null before it. */
    madeUpOn: calendarDate('made_up_on'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('proof_of_life_suspensions_link').on(table.linkId),
    check('proof_of_life_suspensions_lifted', sql`${table.liftedOn} >= ${table.standsSince}`),
    check('proof_of_life_suspensions_made_up', sql`${table.madeUpOn} >= ${table.liftedOn}`),
  ],
)
