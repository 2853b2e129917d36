import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { identity, instant } from './columns.ts'
import { people } from './people.ts'

/**
 * Records of a person that are not let go of although their time is over: a lawsuit, the ombudsman, an inspection. It holds until somebody
 * releases it, with a reason each. At most one is in force for a person.
 */
export const recordHolds = pgTable(
  'record_holds',
  {
    id: identity(),
    personId: integer('person_id')
      .notNull()
      .references(() => people.id),
    reason: text('reason').notNull(),
    heldById: integer('held_by_id')
      .notNull()
      .references(() => people.id),
    heldAt: instant('held_at').notNull(),
    releaseReason: text('release_reason'),
    releasedById: integer('released_by_id').references(() => people.id),
    releasedAt: instant('released_at'),
  },
  (table) => [
    uniqueIndex('record_holds_one_in_force').on(table.personId).where(sql`${table.releasedAt} is null`),
    index('record_holds_person').on(table.personId, table.id),
    check(
      'record_holds_released',
      sql`num_nonnulls(${table.releaseReason}, ${table.releasedById}, ${table.releasedAt}) in (0, 3)`,
    ),
    check(
      'record_holds_reasons',
      sql`char_length(${table.reason}) between 1 and 500 and coalesce(char_length(${table.releaseReason}), 1) between 1 and 500`,
    ),
  ],
)
