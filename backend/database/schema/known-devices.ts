import { char, index, integer, pgTable } from 'drizzle-orm/pg-core'
import { identity, instant } from './columns.ts'
import { people } from './people.ts'
import { sessions } from './sessions.ts'

/**
 * Browsers that a person signed in with, or used a link to a new password in. Only the SHA-256 of what such a browser keeps is here: who
 * reads this table is no device of anybody.
 */
export const knownDevices = pgTable(
  'known_devices',
  {
    id: identity(),
    personId: integer('person_id')
      .notNull()
      .references(() => people.id),
    secretHash: char('secret_hash', { length: 64 }).notNull().unique(),
    /** The session that was opened with it; null where a link was used, or once the session is no longer kept. */
    sessionId: integer('session_id').references(() => sessions.id, { onDelete: 'set null' }),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('known_devices_person').on(table.personId),
    index('known_devices_session').on(table.sessionId),
    index('known_devices_expiry').on(table.expiresAt),
  ],
)
