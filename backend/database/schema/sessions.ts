import { sql } from 'drizzle-orm'
import { char, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { identity, instant } from './columns.ts'
import { people } from './people.ts'

/** Scope of a token: the portal, or the re-registration of its person and nothing else. */
export const SESSION_SCOPES = ['portal', 'recadastramento'] as const
export type SessionScope = (typeof SESSION_SCOPES)[number]

/** Open and past sessions. Only the SHA-256 of the token is kept: who reads this table can't sign in with it. */
export const sessions = pgTable(
  'sessions',
  {
    id: identity(),
    tokenHash: char('token_hash', { length: 64 }).notNull().unique(),
    personId: integer('person_id')
      .notNull()
      .references(() => people.id),
    scope: text('scope', { enum: SESSION_SCOPES }).notNull().default('portal'),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    revokedAt: instant('revoked_at'),
    /** Kept where a session is over after some time without use, and to the minute; null: not since it was opened. */
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [
    index('sessions_person').on(table.personId),
    index('sessions_expiry').on(table.expiresAt),
    check('sessions_order', sql`${table.expiresAt} > ${table.createdAt}`),
  ],
)

/** Tickets of 60 s, used once, that open one real-time connection of a session. */
export const socketTickets = pgTable(
  'socket_tickets',
  {
    ticketHash: char('ticket_hash', { length: 64 }).primaryKey(),
    sessionId: integer('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('socket_tickets_expiry').on(table.expiresAt)],
)
