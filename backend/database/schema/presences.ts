import { index, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { people } from './people.ts'

/**
 * Who is connected to which node of the API. The node says so again every minute, so that one that was lost is soon not believed any
 * more.
 */
export const presences = pgTable(
  'presences',
  {
    nodeId: uuid('node_id').notNull(),
    personId: integer('person_id')
      .notNull()
      .references(() => people.id),
    /** Conversations that their pages show. */
    watching: integer('watching').array().notNull(),
    /** Requests that their pages show, of attendants alone. */
    watchingRequests: integer('watching_requests').array().notNull().default([]),
    seenAt: instant('seen_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.nodeId, table.personId] }),
    index('presences_person').on(table.personId),
    index('presences_seen').on(table.seenAt),
  ],
)
