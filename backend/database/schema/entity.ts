import { sql } from 'drizzle-orm'
import { char, check, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/** The pension entity that this portal belongs to: one row, the paying source of every benefit. */
export const pensionEntity = pgTable(
  'pension_entity',
  {
    id: smallint('id').primaryKey().default(1),
    name: text('name').notNull(),
    /** Fourteen characters without mask; since 2026 some may be letters. */
    cnpj: char('cnpj', { length: 14 }).notNull(),
    /** Who answers for what is declared to the federal revenue. */
    informationOfficer: text('information_officer').notNull(),
  },
  (table) => [
    check('pension_entity_only_one', sql`${table.id} = 1`),
    check('pension_entity_cnpj', sql`${table.cnpj} ~ '^[0-9A-Z]{12}[0-9]{2}$'`),
  ],
)

/**
 * Purpose of this database: one row, written by whoever uses it first and never changed. Real people and the demonstration, whose password
 * everybody knows, never share one.
 */
export const databasePurpose = pgTable(
  'database_purpose',
  {
    id: smallint('id').primaryKey().default(1),
    purpose: text('purpose', { enum: ['entity', 'demonstration'] }).notNull(),
    since: instant('since').notNull().defaultNow(),
  },
  (table) => [
    check('database_purpose_only_one', sql`${table.id} = 1`),
    check('database_purpose_known', sql`${table.purpose} in ('entity', 'demonstration')`),
  ],
)
