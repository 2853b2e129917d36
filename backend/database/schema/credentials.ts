import { bigint, char, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
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

/** Failed sign-ins. The account is the SHA-256 of the CPF tried, so that unknown CPFs count alike and none is kept. */
export const loginFailures = pgTable(
  'login_failures',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    account: char('account', { length: 64 }).notNull(),
    at: instant('at').notNull(),
  },
  (table) => [index('login_failures_account').on(table.account, table.at.desc())],
)
