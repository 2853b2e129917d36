import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { Client } from 'pg'

const OF_DEMONSTRATION =
  'este banco é de outra versão do portal e guarda só a demonstração. Apague a pasta de DATA_DIR, ou crie outro banco em DATABASE_URL, e inicie de novo: a demonstração é feita outra vez.'

const OF_WHOEVER =
  'este banco é de outra versão do portal e pode guardar dados de verdade. Não apague nada: volte à versão que o usava e fale com quem mantém o portal.'

/**
 * Refuses a database whose tables come from migrations that this version does not have, and that lacks some of ours: there is no way from
 * the one to the other. One that a newer version went on from is taken, as while several nodes are updated.
 * @throws Error with a Portuguese sentence that says what may be done with what is there
 */
export async function refuseOtherVersion(client: Client, migrationsFolder: string): Promise<void> {
  if (!(await exists(client, 'drizzle.__drizzle_migrations'))) return
  const { rows } = await client.query<{ hash: string }>('select hash from drizzle.__drizzle_migrations')
  const done = new Set(rows.map(({ hash }) => hash))
  const ours = new Set(readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash))
  const isOneWay = [...ours].every((hash) => done.has(hash)) || [...done].every((hash) => ours.has(hash))
  if (isOneWay) return
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
