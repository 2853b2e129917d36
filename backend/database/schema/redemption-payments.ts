import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core'
import { accountColumns, calendarDate, identity, instant, reais } from './columns.ts'
import { planLinks } from './plans.ts'
import { requests } from './requests.ts'

/** Redemptions as they were paid: one row for each payment, never changed. Reais. */
export const redemptionPayments = pgTable(
  'redemption_payments',
  {
    id: identity(),
    linkId: integer('link_id')
      .notNull()
      .references(() => planLinks.id),
    requestId: integer('request_id')
      .notNull()
      .references(() => requests.id),
    /** The first is 1, of so many. */
    number: smallint('number').notNull(),
    of: smallint('of').notNull(),
    paidOn: calendarDate('paid_on').notNull(),
    regime: text('regime', { enum: ['progressive', 'regressive'] }).notNull(),
    gross: reais('gross').notNull(),
    tax: reais('tax').notNull(),
    /** Taken out of it to settle the loan. */
    loanOffset: reais('loan_offset').notNull(),
    net: reais('net').notNull(),
    /** The sponsor's part that left with it without being the person's. */
    forfeited: reais('forfeited').notNull(),
    /** Amounts taxed at each rate, as the tax rule returns them. */
    bands: jsonb('bands').$type<readonly object[]>().notNull(),
    ...accountColumns(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    unique('redemption_payments_once').on(table.requestId, table.number),
    index('redemption_payments_paid').on(table.linkId, table.paidOn),
    check('redemption_payments_net', sql`${table.net} = ${table.gross} - ${table.tax} - ${table.loanOffset}`),
    check(
      'redemption_payments_positive',
      sql`least(${table.gross}, ${table.tax}, ${table.loanOffset}, ${table.net}) >= 0`,
    ),
    check('redemption_payments_number', sql`${table.number} between 1 and ${table.of}`),
  ],
)
