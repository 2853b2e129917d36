import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import { Client } from 'pg'
import { writeReferenceData } from './reference-data.ts'
import { schema } from './schema.ts'

/** Folder of the generated SQL migrations. */
export const MIGRATIONS_FOLDER = fileURLToPath(new URL('./migrations', import.meta.url))

/** Any number, the same in every process: who migrates holds it, the others wait for it. */
const MIGRATION_LOCK = 7_204_118

/**
 * What indexes of the first migration already need. `searchable` is declared immutable so that it can be indexed:
 * its dictionary is named in full and does not change.
 */
const PRELUDE = `
  create extension if not exists pg_trgm;
  create extension if not exists unaccent;
  create or replace function searchable(value text) returns text
    language sql immutable parallel safe strict
    as $$ select lower(public.unaccent('public.unaccent'::regdictionary, value)) $$;
`

/** Brings a database to the current schema. Safe to start from several processes at once. */
export async function migrateDatabase(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl, application_name: 'portal-migrations' })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await client.query(PRELUDE)
    const database = drizzle(client, { schema })
    await applyMigrations(database, { migrationsFolder: MIGRATIONS_FOLDER })
    await writeReferenceData(database)
  } finally {
    await client.end()
  }
}
