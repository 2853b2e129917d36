import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { calendarDate, identity, instant, reais } from './columns.ts'
import { contributionPayments } from './contribution-payments.ts'
import { people } from './people.ts'

/** Files that ask the bank for automatic debits. */
export const debitFiles = pgTable(
  'debit_files',
  {
    id: identity(),
    /** *NSA*: one after the other, since the bank takes none out of its turn. */
    number: integer('number').notNull(),
    agreement: text('agreement').notNull(),
    writtenOn: calendarDate('written_on').notNull(),
    writtenBy: integer('written_by')
      .notNull()
      .references(() => people.id),
    writtenAt: instant('written_at').notNull(),
    /** As it was written, so that it is the same whenever it is fetched. */
    content: text('content').notNull(),
  },
  (table) => [
    unique('debit_files_number').on(table.number),
    check('debit_files_numbers', sql`${table.number} between 1 and 999999`),
  ],
)

/** Lines of files, one for each contribution and act: its debit is asked for, or taken back, once. */
export const debitEntries = pgTable(
  'debit_entries',
  {
    id: identity(),
    fileId: integer('file_id')
      .notNull()
      .references(() => debitFiles.id),
    paymentId: integer('payment_id')
      .notNull()
      .references(() => contributionPayments.id),
    movement: text('movement', { enum: ['ask', 'take-back'] }).notNull(),
    /** Day on which the bank is to debit it. */
    debitOn: calendarDate('debit_on').notNull(),
    amount: reais('amount').notNull(),
  },
  (table) => [
    unique('debit_entries_once').on(table.paymentId, table.movement),
    index('debit_entries_file').on(table.fileId),
    check('debit_entries_movement', sql`${table.movement} in ('ask', 'take-back')`),
  ],
)
