import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { identity, instant } from './columns.ts'
import { people } from './people.ts'

/** Most bytes of a draft, as JSON text. */
export const DRAFT_BYTES = 65_536

/** Input that people have not sent yet: for each person and subject at most one that is not archived. */
export const drafts = pgTable(
  'drafts',
  {
    id: identity(),
    subject: text('subject').notNull(),
    ownerId: integer('owner_id')
      .notNull()
      .references(() => people.id),
    /** Grows with every write; a writer says which one they saw. */
    version: integer('version').notNull().default(1),
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
    savedAt: instant('saved_at').notNull(),
    /** When it was sent or begun again: kept, and never read as a draft any more. */
    archivedAt: instant('archived_at'),
  },
  (table) => [
    uniqueIndex('drafts_one_each').on(table.subject, table.ownerId).where(sql`${table.archivedAt} is null`),
    index('drafts_owner').on(table.ownerId),
    check('drafts_size', sql.raw(`octet_length("data"::text) <= ${DRAFT_BYTES * 2}`)),
  ],
)
