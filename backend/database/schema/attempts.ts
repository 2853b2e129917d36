import { sql } from 'drizzle-orm'
import { bigint, boolean, char, check, index, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/** Attempts that are counted, each by limits of its own: `attempt-limits.ts`. */
export const ATTEMPT_KINDS = ['sign-in', 'password', 'password-link', 'code-asked', 'code-failed'] as const
export type AttemptKind = (typeof ATTEMPT_KINDS)[number]

/**
 * Passwords and codes that were wrong, links and codes that were asked for. The account is the SHA-256 of the CPF, so that unknown CPFs
 * count alike and none is kept; place and network are the SHA-256 of where it came from.
 */
export const attempts = pgTable(
  'attempts',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind', { enum: ATTEMPT_KINDS }).notNull(),
    account: char('account', { length: 64 }).notNull(),
    place: char('place', { length: 64 }).notNull(),
    /** Null for what was tried inside a session. */
    network: char('network', { length: 64 }),
    /** Still being judged: its place is taken, but it did not fail yet. */
    isOpen: boolean('is_open').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    index('attempts_account').on(table.account, table.kind, table.at),
    index('attempts_place').on(table.place, table.kind, table.at),
    check(
      'attempts_kind',
      sql`${table.kind} in ('sign-in', 'password', 'password-link', 'code-asked', 'code-failed')`,
    ),
  ],
)
