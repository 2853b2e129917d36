import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { calendarDate, identity, instant, reais } from './columns.ts'
import { planLinks } from './plans.ts'
import { requests } from './requests.ts'

/** Loans as they were contracted: never changed but for their end. Reais, points a month. */
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
    /** What settled the loan that this one renewed. */
    settles: reais('settles').notNull(),
    /** What was paid out. */
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

/** What was paid of instalments: rows are only added. Reais of the instalment; charges of a delay are apart. */
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
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('loan_payments_loan').on(table.loanId, table.number),
    check('loan_payments_amount', sql`${table.amount} > 0`),
  ],
)
