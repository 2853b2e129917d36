import { createHash } from 'node:crypto'
import { glob, readFile } from 'node:fs/promises'
import { Client } from 'pg'
import { startEmbeddedPostgres } from '#backend/database/embedded.ts'
import { admitDemonstration } from '#backend/demo/admit-demonstration.ts'
import { migrateDatabase } from '#backend/preparation/migrate.ts'
import { projectRoot } from '../run-tool.ts'
import { fillLargeDatabase } from './large-database.ts'

/** How many requests there are at 1×; ten of them to a person. */
export const SMALLEST = 10_000
const REQUESTS_OF_A_PERSON = 10

/** Sources of a database; when one changes, the database made before is of no use. */
const SOURCES = [
  'backend/database/{migrations,sql}/**/*.sql',
  'scripts/bench/large-database.ts',
  'scripts/bench/large-database/*.sql',
]

const NAME = 'bench'

/** The databases of the benchmark, on a server of their own: made once, and kept until the schema or what fills them changes. */
export type Databases = {
  /** Address of the database with that many requests beside the demonstration's, made if it is missing. */
  filled: (requests: number) => Promise<string>
  stop: () => Promise<void>
}

export async function openDatabases(dataDir: string): Promise<Databases> {
  const server = await startEmbeddedPostgres({ dataDir, say })
  const version = await hashOf(SOURCES)
  await dropOthers(server.url('postgres'), version)
  const filled = async (requests: number) => {
    const name = `${NAME}_${version}_${requests}`
    const url = server.url(name)
    if (await server.ensureDatabase(name)) say(`Enchendo um banco com ${requests} solicitações…`)
    await migrateDatabase(url)
    await admitDemonstration(url)
    if (requests > 0) await fillLargeDatabase(url, { requests, people: requests / REQUESTS_OF_A_PERSON })
    return url
  }
  return { filled, stop: server.stop }
}

async function dropOthers(serverUrl: string, version: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ name: string }>(
      `select quote_ident(datname) as name from pg_database
       where starts_with(datname, $1) and not starts_with(datname, $2)`,
      [`${NAME}_`, `${NAME}_${version}_`],
    )
    for (const { name } of rows) await client.query(`drop database ${name} with (force)`)
  } finally {
    await client.end()
  }
}

async function hashOf(patterns: readonly string[]): Promise<string> {
  const files: string[] = []
  for await (const file of glob(patterns, { cwd: projectRoot })) files.push(file)
  const hash = createHash('sha256')
  for (const file of files.toSorted()) hash.update(file).update(await readFile(`${projectRoot}/${file}`))
  return hash.digest('hex').slice(0, 8)
}

function say(message: string): void {
  process.stdout.write(`${message}\n`)
}
