import { sql } from 'drizzle-orm'
import {
  char,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { calendarDate, competence, identity, instant, reais } from './columns.ts'
import { planLinks } from './plans.ts'
import { requests } from './requests.ts'

/** A benefit as it was paid. Never changed: what was taken too much is given back in a later month. Reais. */
export const paySlips = pgTable(
  'pay_slips',
  {
    id: identity(),
    linkId: integer('link_id')
      .notNull()
      .references(() => planLinks.id),
    competence: competence('competence').notNull(),
    paidOn: calendarDate('paid_on').notNull(),
    gross: reais('gross').notNull(),
    discounts: reais('discounts').notNull(),
    net: reais('net').notNull(),
    /** Account that received it; `bank` is its code at the central bank. */
    bank: char('bank', { length: 3 }).notNull(),
    agency: text('agency').notNull(),
    account: text('account').notNull(),
    /** How tax and income were found, as the domain's pay slip keeps it. */
    memo: jsonb('memo').$type<object>().notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    unique('pay_slips_month').on(table.linkId, table.competence),
    index('pay_slips_paid').on(table.linkId, table.paidOn),
    check('pay_slips_competence', sql`${table.competence} ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'`),
    check('pay_slips_net', sql`${table.net} = ${table.gross} - ${table.discounts}`),
  ],
)

/**
 * Tax of a paid slip that was withheld too much, because an exemption that counts for its month was granted later: given back in the next
 * slip that is recorded, as line 190; nothing, where no tax was withheld of an income that is exempt by illness. A slip that had the slice
 * from 65 years on given back has a second row, with the rest, when illness frees all of it. The slip itself stays as it was paid; its
 * year's report counts the tax of the last row. Reais.
 */
export const paySlipRefunds = pgTable(
  'pay_slip_refunds',
  {
    id: identity(),
    paySlipId: integer('pay_slip_id')
      .notNull()
      .references(() => paySlips.id),
    /** The request that granted the exemption. */
    requestId: integer('request_id')
      .notNull()
      .references(() => requests.id),
    amount: reais('amount').notNull(),
    exemption: text('exemption', { enum: ['age-65', 'illness'] }).notNull(),
    /** How the tax is found with the exemption, as the memo of a pay slip keeps it. */
    tax: jsonb('tax').$type<object>().notNull(),
    /** The slip in which it was given back; null while it waits. */
    paidWithId: integer('paid_with_id').references(() => paySlips.id),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    unique('pay_slip_refunds_once').on(table.paySlipId, table.exemption),
    index('pay_slip_refunds_paid').on(table.paidWithId),
    check('pay_slip_refunds_amount', sql`${table.amount} >= 0`),
  ],
)

/** Lines of a pay slip, in the order in which they stand there. */
export const paySlipLines = pgTable(
  'pay_slip_lines',
  {
    paySlipId: integer('pay_slip_id')
      .notNull()
      .references(() => paySlips.id),
    position: smallint('position').notNull(),
    /** 101 to 199 are earnings, 901 to 999 discounts. */
    code: smallint('code').notNull(),
    /** Percentage, instalment or twelfths, as the domain's pay slip keeps it. */
    reference: jsonb('reference').$type<object>(),
    amount: reais('amount').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.paySlipId, table.position] }),
    check('pay_slip_lines_code', sql`${table.code} between 101 and 199 or ${table.code} between 901 and 999`),
    check('pay_slip_lines_amount', sql`${table.amount} > 0`),
  ],
)
