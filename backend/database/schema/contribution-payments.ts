import { sql } from 'drizzle-orm'
import {
  char,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { PaymentPart } from '#domain/payment-clearings/payment-parts.ts'
import { calendarDate, competence, identity, instant, reais, slipColumns } from './columns.ts'
import { people } from './people.ts'
import { planLinks } from './plans.ts'

/** How the entity collects slips at its bank: one row. Its own lock gives every slip a number of its own. */
export const slipCollection = pgTable(
  'slip_collection',
  {
    id: smallint('id').primaryKey().default(1),
    /** *Carteira*, three digits. */
    portfolio: char('portfolio', { length: 3 }).notNull(),
    agency: char('agency', { length: 4 }).notNull(),
    /** Five digits, without its check digit. */
    account: char('account', { length: 5 }).notNull(),
    pixKey: text('pix_key').notNull(),
    /** City of the receiver, as PIX asks for it. */
    city: text('city').notNull(),
    /** Last slip number (*nosso número*) given. */
    lastNumber: integer('last_number').notNull().default(0),
    /** *Convênio de débito automático*, up to twenty characters; null while the bank debits nobody for the entity. */
    debitAgreement: text('debit_agreement'),
  },
  (table) => [
    check('slip_collection_only_one', sql`${table.id} = 1`),
    check('slip_collection_number', sql`${table.lastNumber} between 0 and 99999999`),
  ],
)

/** Contributions that are paid one by one: by slip, or by a debit on the due date. */
export const contributionPayments = pgTable(
  'contribution_payments',
  {
    id: identity(),
    linkId: integer('link_id')
      .notNull()
      .references(() => planLinks.id),
    purpose: text('purpose', { enum: ['voluntary', 'self-sponsored', 'deferred-fee'] }).notNull(),
    competence: competence('competence').notNull(),
    /** 5 débito em conta, 2 boleto. */
    method: smallint('method').notNull(),
    amount: reais('amount').notNull(),
    /** Composition of the amount when it was issued: each part has an account of its own in the ledger. */
    parts: jsonb('parts').$type<readonly PaymentPart[]>().notNull(),
    dueDate: calendarDate('due_date').notNull(),
    /** Null for a debit. */
    ...slipColumns(),
    /** Account that is debited; null for a slip. */
    debitAgency: text('debit_agency'),
    debitAccount: text('debit_account'),
    paidOn: calendarDate('paid_on'),
    paidAmount: reais('paid_amount'),
    /** Day on which the bank credited the entity: the first quota from here on prices it. */
    creditOn: calendarDate('credit_on'),
    /** Day of the quota with which it went into the ledger; null while that is not published. */
    creditedOn: calendarDate('credited_on'),
    cancelledOn: calendarDate('cancelled_on'),
    authorId: integer('author_id').references(() => people.id),
    /** Drawn by the sender once per submission, so that sending twice issues once. */
    submissionKey: uuid('submission_key'),
    issuedAt: instant('issued_at').notNull(),
  },
  (table) => [
    uniqueIndex('contribution_payments_one_unpaid')
      .on(table.linkId, table.competence, table.purpose)
      .where(sql`${table.paidOn} is null and ${table.cancelledOn} is null`),
    unique('contribution_payments_slip').on(table.portfolio, table.slipNumber),
    unique('contribution_payments_submission').on(table.authorId, table.submissionKey),
    index('contribution_payments_link').on(table.linkId, table.dueDate, table.id),
    check('contribution_payments_amount', sql`${table.amount} > 0`),
    check('contribution_payments_competence', sql`${table.competence} ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'`),
    check('contribution_payments_method', sql`${table.method} in (2, 5)`),
    check(
      'contribution_payments_slip_whole',
      sql`(${table.method} = 2) = (num_nonnulls(${table.slipNumber}, ${table.portfolio}, ${table.collectionAgency}, ${table.collectionAccount}) = 4)`,
    ),
    check(
      'contribution_payments_debit_whole',
      sql`(${table.method} = 5) = (num_nonnulls(${table.debitAgency}, ${table.debitAccount}) = 2)`,
    ),
    check(
      'contribution_payments_one_end',
      sql`${table.paidOn} is null or (${table.cancelledOn} is null and ${table.paidAmount} is not null and ${table.creditOn} is not null)`,
    ),
    check(
      'contribution_payments_credit',
      sql`${table.creditedOn} is null or (${table.paidOn} is not null and ${table.creditedOn} >= ${table.creditOn})`,
    ),
    index('contribution_payments_to_credit')
      .on(table.linkId)
      .where(sql`${table.paidOn} is not null and ${table.creditedOn} is null`),
  ],
)
