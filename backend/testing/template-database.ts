import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { databaseOf } from '../database/client.ts'
import { isAlive } from '../database/embedded/start-lock.ts'
import type { EmbeddedPostgres } from '../database/embedded.ts'
import { openPool } from '../database/pool.ts'
import { seedDemo } from '../demo/seed.ts'
import { openJobs } from '../jobs/jobs.ts'
import { migrateDatabase } from '../preparation/migrate.ts'
import { lightenPasswords } from './light-passwords.ts'
import { TEST_TODAY } from './test-clock.ts'

/** Who prepares the template holds it; other test runs wait. */
const TEMPLATE_LOCK = 7_204_120

/** Sources of the template: when one of these files changes, a new one is built. */
const SOURCES = [
  '../database',
  '../demo',
  '../due-acts',
  '../jobs',
  '../ledger',
  '../messages',
  '../preparation',
  '../rules',
  '../usecases',
  '../../contract',
  '../../domain',
]

/**
 * Prepares, once for each state of the sources, a migrated database with the demo of the test's day, to be cloned by every test file.
 * Databases left behind by runs that were killed are dropped on the way.
 * @returns the template's name
 */
export async function prepareTemplate(server: EmbeddedPostgres): Promise<string> {
  const name = `template_${await fingerprint()}`
  const client = new Client({ connectionString: server.url('postgres') })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK])
    const { rows } = await client.query<{ name: string }>('select datname as name from pg_database')
    const names = rows.map((row) => row.name)
    for (const left of names.filter(isLeftBehind)) await drop(client, left)
    if (names.includes(name)) return name
    const draft = `draft_${process.pid}`
    await drop(client, draft)
    await client.query(`create database ${draft}`)
    await fill(server.url(draft))
    await client.query(`alter database ${draft} rename to ${name}`)
    return name
  } finally {
    await client.end()
  }
}

async function fill(url: string): Promise<void> {
  await migrateDatabase(url)
  const pool = openPool({ databaseUrl: url, max: 2, onError: () => undefined })
  const database = databaseOf(pool)
  await seedDemo(database, { today: TEST_TODAY })
  await lightenPasswords(database)
  const log = { warn: () => undefined, error: () => undefined }
  const jobs = await openJobs({
    databaseUrl: url,
    database,
    log,
    clock: () => new Date(),
    sendsTexts: false,
    wakesByItself: false,
  })
  await jobs.stop()
  await pool.end()
}

/** Clones are named after the process that made them: `test_<pid>_…`. */
function isLeftBehind(database: string): boolean {
  const pid = /^(?:test|draft)_(\d+)/.exec(database)?.[1]
  return pid !== undefined && !isAlive(Number(pid))
}

async function drop(client: Client, name: string): Promise<void> {
  await client.query(`drop database if exists ${client.escapeIdentifier(name)} with (force)`)
}

async function fingerprint(): Promise<string> {
  const hash = createHash('sha256').update(TEST_TODAY)
  for (const source of SOURCES) {
    const folder = fileURLToPath(new URL(source, import.meta.url))
    const files = (await readdir(folder, { recursive: true }))
      .filter((file) => /\.(ts|sql|svg|json)$/.test(file))
      .sort()
    for (const file of files) {
      if (!file.endsWith('.test.ts')) hash.update(file).update(await readFile(join(folder, file)))
    }
  }
  return hash.digest('hex').slice(0, 16)
}
