import { sql } from 'drizzle-orm'
import {
  boolean,
  char,
  check,
  index,
  integer,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { RETURN_LAYOUTS, RETURN_MOVEMENTS } from '#domain/payment-clearings/bank-return.ts'
import { CLEARING_OBSTACLES } from '#domain/payment-clearings/judge-clearing.ts'
import { calendarDate, competence, identity, instant, reais } from './columns.ts'
import { contributionPayments } from './contribution-payments.ts'
import { files } from './files.ts'
import { loanBills } from './loans.ts'
import { people } from './people.ts'
import { plans } from './plans.ts'

export const CLEARING_OUTCOMES = ['cleared', ...CLEARING_OBSTACLES] as const

const listed = (words: readonly string[]) => sql.raw(words.map((word) => `'${word}'`).join(', '))

/**
 * Recording that contributions and instalments of loans were paid (*baixa*): a return file of the bank, one payment told by hand, or what
 * a sponsor deducted in a month. One attendant prepares it, another confirms or discards it; nothing is recorded before.
 */
export const paymentClearings = pgTable(
  'payment_clearings',
  {
    id: identity(),
    source: text('source', { enum: ['return-file', 'manual', 'sponsor'] }).notNull(),
    layout: text('layout', { enum: RETURN_LAYOUTS }),
    /** The bank's number of the file, and the day on which it wrote it. */
    fileNumber: integer('file_number'),
    writtenOn: calendarDate('written_on'),
    fileId: integer('file_id').references(() => files.id),
    fileName: text('file_name'),
    /** SHA-256 of the file: the same file is prepared once. */
    sha256: char('sha256', { length: 64 }),
    /** Why it is recorded by hand. */
    reason: text('reason'),
    /**
     * Plans whose sponsor bears the bank's fee, by their rules of the day of the file: kept, so that a later rule changes nothing that was
     * said of this file.
     */
    feeSponsorPlans: integer('fee_sponsor_plans').array().notNull().default([]),
    /** Whose sponsor deducted instalments, in which month; null for the others. */
    planId: integer('plan_id').references(() => plans.id),
    month: competence('month'),
    /** Drawn by the sender of one without a file, so that sending twice prepares once. */
    submissionKey: uuid('submission_key'),
    preparedBy: integer('prepared_by')
      .notNull()
      .references(() => people.id),
    preparedAt: instant('prepared_at').notNull(),
    decision: text('decision', { enum: ['confirmed', 'discarded'] }),
    decidedBy: integer('decided_by').references(() => people.id),
    decidedAt: instant('decided_at'),
    /** Why it was discarded. */
    decisionReason: text('decision_reason'),
  },
  (table) => [
    uniqueIndex('payment_clearings_file')
      .on(table.sha256)
      .where(sql`${table.decision} is distinct from 'discarded'`),
    unique('payment_clearings_submission').on(table.preparedBy, table.submissionKey),
    // A sponsor's payments of one month wait for one decision at a time.
    uniqueIndex('payment_clearings_sponsor')
      .on(table.planId, table.month)
      .where(sql`${table.source} = 'sponsor' and ${table.decision} is null`),
    index('payment_clearings_newest').on(table.preparedAt, table.id),
    check(
      'payment_clearings_whole',
      sql`(${table.source} = 'return-file') = (num_nonnulls(${table.layout}, ${table.fileNumber}, ${table.writtenOn}, ${table.fileId}, ${table.fileName}, ${table.sha256}) = 6) and (${table.source} = 'manual') = (${table.reason} is not null) and (${table.source} = 'sponsor') = (num_nonnulls(${table.planId}, ${table.month}) = 2)`,
    ),
    check(
      'payment_clearings_decided',
      sql`num_nonnulls(${table.decision}, ${table.decidedBy}, ${table.decidedAt}) in (0, 3)`,
    ),
    // Whoever prepared it never confirms it.
    check(
      'payment_clearings_four_eyes',
      sql`${table.decision} is distinct from 'confirmed' or ${table.decidedBy} <> ${table.preparedBy}`,
    ),
  ],
)

/** Payments received, by file or by hand: one slip each. */
export const paymentClearingLines = pgTable(
  'payment_clearing_lines',
  {
    id: identity(),
    clearingId: integer('clearing_id')
      .notNull()
      .references(() => paymentClearings.id),
    /** Line of the file; 1 by hand. */
    line: integer('line').notNull(),
    /** Null by hand for a debit, which has no slip. */
    portfolio: char('portfolio', { length: 3 }),
    slipNumber: char('slip_number', { length: 8 }),
    occurrence: char('occurrence', { length: 2 }).notNull(),
    movement: text('movement', { enum: RETURN_MOVEMENTS }).notNull(),
    dueOn: calendarDate('due_on'),
    faceAmount: reais('face_amount').notNull(),
    /** Three figures that differ where the bank keeps its fee: the payment, so much of it as was posted, and the fee, kept or charged apart. */
    paidAmount: reais('paid_amount').notNull(),
    receivedAmount: reais('received_amount').notNull(),
    feeAmount: reais('fee_amount').notNull().default(0),
    /** False where the bank's figures do not come to what it posted. */
    addsUp: boolean('adds_up').notNull().default(true),
    occurredOn: calendarDate('occurred_on').notNull(),
    creditOn: calendarDate('credit_on'),
    /** The contribution that it pays; of a file, known once it was confirmed. */
    paymentId: integer('payment_id').references(() => contributionPayments.id),
    /** Set instead where a loan is paid, known as early. */
    loanBillId: integer('loan_bill_id').references(() => loanBills.id),
    /** Null until somebody confirms. */
    outcome: text('outcome', { enum: CLEARING_OUTCOMES }),
    /** Sponsor of whose payment it is, as on the day of the decision: who moves to another later leaves the fee where it was. Null where a plan has one. */
    sponsor: text('sponsor'),
    /** Amount owed on the day of payment, and the part received that pays charges; null where it is unknown or nothing was received. */
    expected: reais('expected'),
    charges: reais('charges'),
  },
  (table) => [
    unique('payment_clearing_lines_line').on(table.clearingId, table.line),
    // A contribution is recorded as paid once.
    uniqueIndex('payment_clearing_lines_once').on(table.paymentId).where(sql`${table.outcome} = 'cleared'`),
    uniqueIndex('payment_clearing_lines_bill_once')
      .on(table.loanBillId)
      .where(sql`${table.outcome} = 'cleared'`),
    check('payment_clearing_lines_outcome', sql`${table.outcome} in (${listed(CLEARING_OUTCOMES)})`),
    check('payment_clearing_lines_movement', sql`${table.movement} in (${listed(RETURN_MOVEMENTS)})`),
    check(
      'payment_clearing_lines_cleared',
      sql`${table.outcome} is distinct from 'cleared' or (num_nonnulls(${table.paymentId}, ${table.loanBillId}) = 1 and ${table.charges} is not null)`,
    ),
  ],
)
