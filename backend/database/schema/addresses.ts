import { sql } from 'drizzle-orm'
import { boolean, char, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { identity, instant } from './columns.ts'
import { files } from './files.ts'
import { imports } from './imports.ts'
import { people } from './people.ts'

/** Addresses of people, never changed: the newest is in force, the others are history. */
export const addresses = pgTable(
  'addresses',
  {
    id: identity(),
    personId: integer('person_id')
      .notNull()
      .references(() => people.id),
    savedAt: instant('saved_at').notNull(),
    livesAbroad: boolean('lives_abroad').notNull(),
    /** Eight digits in Brazil, the country's own abroad. */
    postalCode: text('postal_code').notNull(),
    street: text('street').notNull(),
    number: text('number').notNull(),
    complement: text('complement').notNull(),
    neighborhood: text('neighborhood').notNull(),
    city: text('city').notNull(),
    /** Two letters; empty abroad. */
    state: text('state').notNull(),
    /** ISO code of two letters. */
    country: char('country', { length: 2 }).notNull(),
    /** Tax number abroad; empty in Brazil. */
    taxNumber: text('tax_number').notNull(),
    /** Proof of residence that goes with it. */
    proofFileId: integer('proof_file_id').references(() => files.id),
    /** The import that brought it, with which alone it may go; null for every other. */
    importId: integer('import_id').references(() => imports.id),
  },
  (table) => [
    index('addresses_person').on(table.personId, table.id),
    index('addresses_proof').on(table.proofFileId),
    check(
      'addresses_in_brazil',
      sql`${table.livesAbroad} or (${table.country} = 'BR' and ${table.postalCode} ~ '^[0-9]{8}$' and ${table.state} ~ '^[A-Z]{2}$')`,
    ),
    check('addresses_abroad', sql`not ${table.livesAbroad} or ${table.country} <> 'BR'`),
  ],
)
