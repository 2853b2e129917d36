import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { Client } from 'pg'

const OF_DEMONSTRATION =
  'este banco é de outra versão do portal e guarda só a demonstração. Apague a pasta de DATA_DIR, ou crie outro banco em DATABASE_URL, e inicie de novo: a demonstração é feita outra vez.'

const OF_WHOEVER =
  'este banco é de outra versão do portal e pode guardar dados de verdade. Não apague nada: volte à versão que o usava e fale com quem mantém o portal.'

/**
 * Whether a database lacks migrations of this version. One that a newer version went on from lacks none, as while several nodes are updated.
 * One that lacks some, and whose tables come from others that this version does not have, is refused: there is no way from the one to the
 * other. They are told apart by what they do, not by when they were written.
 * @throws Error with a Portuguese sentence that says what may be done with what is there
 */
export async function lacksMigrations(client: Client, migrationsFolder: string): Promise<boolean> {
  if (!(await exists(client, 'drizzle.__drizzle_migrations'))) return true
  const { rows } = await client.query<{ hash: string }>('select hash from drizzle.__drizzle_migrations')
  const done = new Set(rows.map(({ hash }) => hash))
  const ours = new Set(readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash))
  if ([...ours].every((hash) => done.has(hash))) return false
  if ([...done].every((hash) => ours.has(hash))) return true
  throw new Error((await isDemonstration(client)) ? OF_DEMONSTRATION : OF_WHOEVER)
}

/** Whether the demonstration claimed it. Of tables that another version made only this one is looked at. */
async function isDemonstration(client: Client): Promise<boolean> {
  if (!(await exists(client, 'public.database_purpose'))) return false
  const { rowCount } = await client.query(
    `select from database_purpose where to_jsonb(database_purpose) ->> 'purpose' = 'demonstration'`,
  )
  return rowCount === 1
}

async function exists(client: Client, table: string): Promise<boolean> {
  const { rows } = await client.query<{ found: boolean }>('select to_regclass($1) is not null as found', [
    table,
  ])
  return rows[0]?.found === true
}
