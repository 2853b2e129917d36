import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { EXTRA_PAYMENT_EFFECTS } from '#domain/loans/extra-payment.ts'
import { calendarDate, identity, instant, reais, slipColumns } from './columns.ts'
import { paySlips } from './pay-slips.ts'
import { people } from './people.ts'
import { planLinks } from './plans.ts'
import { requests } from './requests.ts'

/** Loans as they were contracted: never changed but for how they are collected and their end. Reais, points a month. */
export const loans = pgTable(
  'loans',
  {
    id: identity(),
    linkId: integer('link_id')
      .notNull()
      .references(() => planLinks.id),
    /** Null for a contract that was taken over from another system. */
    requestId: integer('request_id').references(() => requests.id),
    amount: reais('amount').notNull(),
    iof: reais('iof').notNull(),
    coverFee: reais('cover_fee').notNull(),
    /** Amount that settled the loan which this one renewed. */
    settles: reais('settles').notNull(),
    /** Amount paid out. */
    credit: reais('credit').notNull(),
    system: text('system', { enum: ['price', 'sac'] }).notNull(),
    rateKind: text('rate_kind', { enum: ['fixed', 'indexed'] }).notNull(),
    /** Decimal text: a rate has more digits than a number holds exactly. */
    monthlyPercent: text('monthly_percent').notNull(),
    months: smallint('months').notNull(),
    dueDay: smallint('due_day').notNull(),
    releasedOn: calendarDate('released_on').notNull(),
    /** Where its credit was paid; null for a contract that was taken over. */
    account: text('account'),
    /** How its instalments are collected today. */
    collection: text('collection', { enum: ['payroll', 'pay-slip', 'boleto'] }).notNull(),
    endedOn: calendarDate('ended_on'),
    endedBy: text('ended_by', { enum: ['paid', 'settled', 'renewed', 'offset', 'covered'] }),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('loans_one_running').on(table.linkId).where(sql`${table.endedOn} is null`),
    index('loans_link').on(table.linkId, table.releasedOn),
    check('loans_end', sql`num_nonnulls(${table.endedOn}, ${table.endedBy}) in (0, 2)`),
    check(
      'loans_parts',
      sql`${table.amount} = ${table.iof} + ${table.coverFee} + ${table.settles} + ${table.credit}`,
    ),
    check('loans_due_day', sql`${table.dueDay} between 1 and 28`),
  ],
)

/** Contracts as they were agreed to on the day of the release: `content` is the text itself, `digest` its SHA-256. Rows are only added. */
export const loanContracts = pgTable(
  'loan_contracts',
  {
    loanId: integer('loan_id')
      .primaryKey()
      .references(() => loans.id),
    content: text('content').notNull(),
    digest: text('digest').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [check('loan_contracts_digest', sql`${table.digest} ~ '^[0-9a-f]{64}$'`)],
)

/** The instalments of a loan as they hold now. */
export const loanInstalments = pgTable(
  'loan_instalments',
  {
    loanId: integer('loan_id')
      .notNull()
      .references(() => loans.id),
    number: smallint('number').notNull(),
    dueDate: calendarDate('due_date').notNull(),
    correction: reais('correction').notNull(),
    interest: reais('interest').notNull(),
    amortisation: reais('amortisation').notNull(),
    amount: reais('amount').notNull(),
    /** Debt that is left once it is paid. */
    balance: reais('balance').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.loanId, table.number] }),
    check('loan_instalments_amount', sql`${table.amount} = ${table.interest} + ${table.amortisation}`),
  ],
)

/**
 * A bill of a loan: an instalment, the settlement, or a payment beside its instalments; by a boleto of its own, or from the
 * sponsor that takes it from the pay. Reais; what was paid above the amount are the charges of a delay.
 */
export const loanBills = pgTable(
  'loan_bills',
  {
    id: identity(),
    loanId: integer('loan_id')
      .notNull()
      .references(() => loans.id),
    purpose: text('purpose', { enum: ['instalment', 'settlement', 'extra'] }).notNull(),
    way: text('way', { enum: ['boleto', 'payroll'] }).notNull(),
    /** The instalment; null for the others. */
    number: smallint('number'),
    /** Which of both an extra payment lowers; null for the others. */
    effect: text('effect', { enum: EXTRA_PAYMENT_EFFECTS }),
    amount: reais('amount').notNull(),
    dueDate: calendarDate('due_date').notNull(),
    /** Null for what the sponsor hands on. */
    ...slipColumns(),
    paidOn: calendarDate('paid_on'),
    paidAmount: reais('paid_amount'),
    /** Day on which the bank credited the plan. */
    creditOn: calendarDate('credit_on'),
    cancelledOn: calendarDate('cancelled_on'),
    /** Who asked for it, with the key of their sending; null for what is issued by itself. */
    authorId: integer('author_id').references(() => people.id),
    submissionKey: uuid('submission_key'),
    issuedAt: instant('issued_at').notNull(),
  },
  (table) => [
    uniqueIndex('loan_bills_one_unpaid')
      // A part of an instalment may be deducted, and the rest asked for by boleto. What is no instalment changes what the other would pay.
      .on(table.loanId, sql`coalesce(${table.number}, 0)`, table.way)
      .where(sql`${table.paidOn} is null and ${table.cancelledOn} is null`),
    unique('loan_bills_slip').on(table.portfolio, table.slipNumber),
    unique('loan_bills_submission').on(table.authorId, table.submissionKey),
    index('loan_bills_loan').on(table.loanId, table.dueDate, table.id),
    check('loan_bills_amount', sql`${table.amount} > 0`),
    check('loan_bills_purpose', sql`(${table.purpose} = 'instalment') = (${table.number} is not null)`),
    check('loan_bills_effect', sql`(${table.purpose} = 'extra') = (${table.effect} is not null)`),
    check(
      'loan_bills_slip_whole',
      sql`(${table.way} = 'boleto') = (num_nonnulls(${table.slipNumber}, ${table.portfolio}, ${table.collectionAgency}, ${table.collectionAccount}) = 4)`,
    ),
    check(
      'loan_bills_one_end',
      sql`${table.paidOn} is null or (${table.cancelledOn} is null and ${table.paidAmount} >= ${table.amount} and ${table.creditOn} is not null)`,
    ),
  ],
)

/** Payments of instalments, in reais of the instalment; charges for delay are apart. Rows are only added. */
export const loanPayments = pgTable(
  'loan_payments',
  {
    id: identity(),
    loanId: integer('loan_id')
      .notNull()
      .references(() => loans.id),
    number: smallint('number').notNull(),
    paidOn: calendarDate('paid_on').notNull(),
    amount: reais('amount').notNull(),
    /** Source of the payment: a bill, or the benefit whose pay slip deducts it. Both null where it was taken over from another system. */
    billId: integer('bill_id').references(() => loanBills.id),
    paySlipId: integer('pay_slip_id').references(() => paySlips.id),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('loan_payments_loan').on(table.loanId, table.number),
    check('loan_payments_amount', sql`${table.amount} > 0`),
    check('loan_payments_cause', sql`num_nonnulls(${table.billId}, ${table.paySlipId}) <= 1`),
  ],
)
