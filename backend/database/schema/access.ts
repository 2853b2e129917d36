import { sql } from 'drizzle-orm'
import { char, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { identity, instant } from './columns.ts'
import { people } from './people.ts'
import { sessions } from './sessions.ts'

/**
 * Sign-ins of known people, those that were refused too. The device is only its family ("Chrome no Android"), the address only its
 * network: enough for a person to know their own.
 */
export const signIns = pgTable(
  'sign_ins',
  {
    id: identity(),
    personId: integer('person_id')
      .notNull()
      .references(() => people.id),
    /** Null when it was refused, or once the session is no longer kept. */
    sessionId: integer('session_id').references(() => sessions.id, { onDelete: 'set null' }),
    outcome: text('outcome', { enum: ['opened', 'refused'] }).notNull(),
    device: text('device').notNull(),
    network: text('network').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    index('sign_ins_person').on(table.personId, table.at),
    index('sign_ins_session').on(table.sessionId),
    check('sign_ins_outcome', sql`${table.outcome} in ('opened', 'refused')`),
  ],
)

/**
 * Links to a new password. Unknown CPFs get a row as well, without person and token: they count alike and take as long. The token is
 * drawn when the e-mail is written, and only its SHA-256 is kept.
 */
export const passwordLinks = pgTable(
  'password_links',
  {
    id: identity(),
    /** SHA-256 of the CPF that was typed. */
    account: char('account', { length: 64 }).notNull(),
    personId: integer('person_id').references(() => people.id),
    tokenHash: char('token_hash', { length: 64 }).unique(),
    askedAt: instant('asked_at').notNull(),
    expiresAt: instant('expires_at'),
    /** Used, never sent in time, or ended together with the others when one was used or the password changed. */
    closedAt: instant('closed_at'),
    /** Network from which it was used; null while it was not. */
    network: text('network'),
  },
  (table) => [
    index('password_links_person').on(table.personId),
    check('password_links_term', sql`(${table.tokenHash} is null) = (${table.expiresAt} is null)`),
  ],
)
