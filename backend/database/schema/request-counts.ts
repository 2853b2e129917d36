import { char, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/**
 * How often a call was made from an address within a minute, whatever came of it and whichever node was asked. The key is the SHA-256 of
 * the call and of the part of the address that is counted under. The hourly sweep deletes the minutes that are over.
 */
export const requestCounts = pgTable(
  'request_counts',
  {
    key: char('key', { length: 64 }).notNull(),
    /** Its beginning. */
    minute: instant('minute').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.key, table.minute] })],
)
