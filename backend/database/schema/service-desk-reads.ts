import { sql } from 'drizzle-orm'
import { check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { people } from './people.ts'

/** How far an attendant has seen the service desk's queue: their notifications are the queue itself, not rows of theirs. */
export const serviceDeskReads = pgTable(
  'service_desk_reads',
  {
    personId: integer('person_id')
      .notNull()
      .references(() => people.id),
    /** A request that was filed, a message that a participant wrote, or the event by which a request came to a stage. */
    kind: text('kind', { enum: ['request', 'message', 'stage'] }).notNull(),
    itemId: integer('item_id').notNull(),
    readAt: instant('read_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.kind, table.itemId] }),
    check('service_desk_reads_kind', sql`${table.kind} in ('request', 'message', 'stage')`),
  ],
)
