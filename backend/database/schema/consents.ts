import { boolean, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { identity, instant } from './columns.ts'
import { people } from './people.ts'

/** Consents given or withdrawn: one row for every answer, never changed, with the version of the text that the person read. */
export const consents = pgTable(
  'consents',
  {
    id: identity(),
    personId: integer('person_id')
      .notNull()
      .references(() => people.id),
    purpose: text('purpose').notNull(),
    textVersion: smallint('text_version').notNull(),
    isGranted: boolean('is_granted').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [index('consents_person').on(table.personId, table.purpose, table.at, table.id)],
)
