import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { identity, instant } from './columns.ts'
import { people } from './people.ts'

/** Words that attendants gave to e-mails; the highest version of a message is in force. Rows are only added. */
export const emailTexts = pgTable(
  'email_texts',
  {
    id: identity(),
    /** Id of a message in the catalogue. */
    message: text('message').notNull(),
    /** 1, 2, 3 … within the message. */
    version: integer('version').notNull(),
    /** Subject and body; both null: the portal's own words again, whatever they are by then. */
    subject: text('subject'),
    body: text('body'),
    publishedAt: instant('published_at').notNull(),
    publishedBy: integer('published_by')
      .notNull()
      .references(() => people.id),
  },
  (table) => [
    unique('email_texts_version').on(table.message, table.version),
    check('email_texts_whole', sql`num_nulls(${table.subject}, ${table.body}) in (0, 2)`),
  ],
)
