import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { databaseOf } from '#backend/database/client.ts'
import { startEmbeddedPostgres } from '#backend/database/embedded.ts'
import { openPool } from '#backend/database/pool.ts'
import { storeDocuments } from '#backend/demo/demo-document.ts'
import { registryDocuments } from '#backend/demo/registry-documents.ts'
import { seedDemo } from '#backend/demo/seed.ts'
import { writeDocuments } from '#backend/demo/writers/write-documents.ts'
import { openFileStorage } from '#backend/files/open-file-storage.ts'
import { migrateDatabase } from '#backend/preparation/migrate.ts'
import { lightenPasswords } from '#backend/testing/light-passwords.ts'
import { testDataDir } from '#backend/testing/test-data-dir.ts'
import { saoPauloDateOf } from '#domain/calendar.ts'
import { settingsOrExit } from '#settings/settings.ts'

/*
 * The database of a run of journeys: a PostgreSQL with one migrated and seeded template of today, which every journey clones, and the folder
 * with the files of the demonstration, which every journey copies. Says `{"ready":true,"url":…,"template":…,"files":…}` and stays until it is
 * asked to stop.
 */
const TEMPLATE = 'journeys_template'

const server = await startEmbeddedPostgres({
  dataDir: testDataDir('journeys'),
  durable: false,
  say: (message) => process.stderr.write(`${message}\n`),
})
const maintenance = server.url('postgres')
const client = new Client({ connectionString: maintenance })
await client.connect()
const { rows } = await client.query<{ name: string }>(
  "select datname as name from pg_database where datname like 'journey%'",
)
for (const { name } of rows) await client.query(`drop database if exists "${name}" with (force)`)
await client.query(`create database ${TEMPLATE}`)
await client.end()

await migrateDatabase(server.url(TEMPLATE))
const pool = openPool({ databaseUrl: server.url(TEMPLATE), max: 2, onError: () => undefined })
const today = saoPauloDateOf(new Date())
const database = databaseOf(pool)
await seedDemo(database, { today })
await lightenPasswords(database)
const files = await mkdtemp(join(tmpdir(), 'portal-journeys-files-'))
const storage = openFileStorage(settingsOrExit({ DATA_DIR: files }))
await writeDocuments(database, await storeDocuments({ database, storage }, registryDocuments(today)))
await pool.end()

const stop = () =>
  void Promise.all([server.stop(), rm(files, { recursive: true, force: true })]).then(() => process.exit(0))
process.on('SIGTERM', stop)
process.on('disconnect', stop)
process.stdout.write(`${JSON.stringify({ ready: true, url: maintenance, template: TEMPLATE, files })}\n`)
