import { sql } from 'drizzle-orm'
import { check, integer, jsonb, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { ViewFilters } from '#contract/requests/request-views.ts'
import { identity, instant } from './columns.ts'
import { people } from './people.ts'

/** Filters of the request centre that an attendant keeps under a name of their own. */
export const requestViews = pgTable(
  'request_views',
  {
    id: identity(),
    ownerId: integer('owner_id')
      .notNull()
      .references(() => people.id),
    name: text('name').notNull(),
    /** As the wire spells them; what is not there is not filtered by. */
    filters: jsonb('filters').$type<ViewFilters>().notNull(),
    savedAt: instant('saved_at').notNull(),
  },
  (table) => [
    // Also finds those of an attendant.
    uniqueIndex('request_views_name').on(table.ownerId, sql`lower(${table.name})`),
    check('request_views_name_said', sql`length(trim(${table.name})) between 1 and 40`),
    check('request_views_size', sql`octet_length(${table.filters}::text) <= 2000`),
  ],
)

/** How an attendant wants the request centre. No row: as everybody gets it at first. */
export const requestCentrePreferences = pgTable(
  'request_centre_preferences',
  {
    personId: integer('person_id')
      .primaryKey()
      .references(() => people.id),
    rowsPerPage: smallint('rows_per_page').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [check('request_centre_rows', sql`${table.rowsPerPage} in (5, 25, 50)`)],
)
