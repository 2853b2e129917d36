import { sql } from 'drizzle-orm'
import { check, integer, jsonb, numeric, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { competence, identity, instant } from './columns.ts'
import { people } from './people.ts'

/** Flat records of every registry of the settings. What the data may be is said by the contract, which checks every write. */
export const registryEntries = pgTable(
  'registry_entries',
  {
    id: identity(),
    registry: text('registry').notNull(),
    /** Names the record in its registry, archived or not. */
    key: text('key').notNull(),
    data: jsonb('data').$type<Record<string, string | number | boolean | null>>().notNull(),
    /** The texts of the record, to look in. */
    searchText: text('search_text').notNull(),
    /** Grows with every write, also of what hangs on the record. */
    version: integer('version').notNull(),
    archivedAt: instant('archived_at'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    /** Null: came with the installation. */
    updatedBy: integer('updated_by').references(() => people.id),
  },
  (table) => [
    unique('registry_entries_key').on(table.registry, table.key),
    check('registry_entries_version', sql`${table.version} >= 1`),
  ],
)

/** Monthly changes of the indexes, in percent points. */
export const indexerValues = pgTable(
  'indexer_values',
  {
    entryId: integer('entry_id')
      .notNull()
      .references(() => registryEntries.id),
    competence: competence('competence').notNull(),
    percent: numeric('percent', { precision: 8, scale: 4, mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.entryId, table.competence] }),
    check('indexer_values_competence', sql`${table.competence} ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'`),
  ],
)
