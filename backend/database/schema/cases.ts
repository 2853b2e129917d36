import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { identity, instant } from './columns.ts'
import { people } from './people.ts'
import { requests } from './requests.ts'

/**
 * Which attendant works on a request right now, so that a colleague does not decide it at the same moment. It holds until it runs out:
 * the page that shows the request says again and again that somebody still works there.
 */
export const caseLocks = pgTable(
  'case_locks',
  {
    requestId: integer('request_id')
      .primaryKey()
      .references(() => requests.id),
    holderId: integer('holder_id')
      .notNull()
      .references(() => people.id),
    since: instant('since').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('case_locks_holder').on(table.holderId),
    index('case_locks_expiry').on(table.expiresAt),
    check('case_locks_order', sql`${table.expiresAt} > ${table.since}`),
  ],
)

/** Notes of attendants to each other on a request, never shown to its participant. Only added, never changed. */
export const caseNotes = pgTable(
  'case_notes',
  {
    id: identity(),
    requestId: integer('request_id')
      .notNull()
      .references(() => requests.id),
    authorId: integer('author_id')
      .notNull()
      .references(() => people.id),
    text: text('text').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    index('case_notes_request').on(table.requestId, table.id),
    index('case_notes_author').on(table.authorId),
    check('case_notes_length', sql`char_length(${table.text}) between 1 and 2000`),
  ],
)
