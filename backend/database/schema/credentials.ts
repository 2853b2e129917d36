import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { people } from './people.ts'

/** Passwords as argon2id hashes. */
export const credentials = pgTable('credentials', {
  personId: integer('person_id')
    .primaryKey()
    .references(() => people.id),
  passwordHash: text('password_hash').notNull(),
  changedAt: instant('changed_at').notNull().defaultNow(),
})
