import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import { Client } from 'pg'
import { saoPauloDateOf } from '#domain/calendar.ts'
import { applySql } from '../database/apply-sql.ts'
import { writeReferenceData } from '../database/reference-data.ts'
import { schema } from '../database/schema.ts'
import { writeReferenceRules } from '../rules/reference-rules.ts'
import { beginAdjustments } from '../usecases/benefits/lifetime-adjustment/plan-adjustments.ts'
import { beginPayroll } from '../usecases/payroll/benefit-payments/plan-payroll.ts'
import { beginRetention } from '../usecases/records/retention/plan-retention.ts'
import { lacksMigrations } from './lacks-migrations.ts'

/** Folder of the generated SQL migrations. */
const MIGRATIONS_FOLDER = fileURLToPath(new URL('../database/migrations', import.meta.url))

/** Any number, the same in every process: who migrates holds it, the others wait for it. */
const MIGRATION_LOCK = 7_204_118

/**
 * Needed already by indexes of the first migration. `searchable` is declared immutable so that it can be indexed: its dictionary is named
 * in full and does not change.
 */
const PRELUDE = `
  create extension if not exists pg_trgm;
  create extension if not exists unaccent;
  create extension if not exists btree_gist;
  create or replace function searchable(value text) returns text
    language sql immutable parallel safe strict
    as $$ select lower(public.unaccent('public.unaccent'::regdictionary, value)) $$;
`

/** Tables of somebody else: what an extension brings along does not count. */
const FOREIGN_TABLES = `
  select to_regclass('drizzle.__drizzle_migrations') is null and exists (
    select from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
      and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')
  ) as found`

/**
 * Brings a database to the current schema. Safe to start from several processes at once.
 * @throws Error with a Portuguese sentence for a database that another program uses, or that another version of the portal made
 */
export async function migrateDatabase(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl, application_name: 'portal-migrations' })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    const { rows } = await client.query<{ found: boolean }>(FOREIGN_TABLES)
    if (rows[0]?.found)
      throw new Error('este banco já tem tabelas de outro programa. Crie um só para o portal.')
    const isBehind = await lacksMigrations(client, MIGRATIONS_FOLDER)
    await client.query(PRELUDE)
    const database = drizzle(client, { schema })
    if (isBehind) await applyMigrations(database, { migrationsFolder: MIGRATIONS_FOLDER })
    await applySql(database)
    await writeReferenceData(database)
    const now = new Date()
    await writeReferenceRules(database, now)
    await beginPayroll(database, saoPauloDateOf(now))
    await beginAdjustments(database, saoPauloDateOf(now))
    await beginRetention(database, saoPauloDateOf(now))
  } finally {
    await client.end()
  }
}
