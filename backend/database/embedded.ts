import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { type Binaries, findBinaries } from './embedded/binaries.ts'
import * as cluster from './embedded/cluster.ts'
import { findPlace, type Place, savePlace } from './embedded/place.ts'
import { withStartLock } from './embedded/start-lock.ts'

/** Every process that uses the server holds this lock, shared; the last one to leave gets it alone and stops the server. */
const USERS_LOCK = 7_204_119

const ATTEMPTS = 4

export type EmbeddedOptions = {
  /** Data folder of the project (DATA_DIR). */
  dataDir: string
  /** False only for tests: trades safety against a power cut for speed. */
  durable?: boolean
  /** Told, in Portuguese, what was decided and why. */
  say?: (message: string) => void
}

export type EmbeddedPostgres = {
  /** Address of a database of this server, with the password. */
  url: (database: string) => string
  /** Creates a database unless it exists; true when it was made now. */
  ensureDatabase: (database: string) => Promise<boolean>
  /** Leaves the server; stops it unless another process still uses it. */
  stop: () => Promise<void>
}

/**
 * Starts the embedded PostgreSQL of a data folder, or joins the one already running there: started by another process, or left
 * behind by one that was killed. Listens on 127.0.0.1 only.
 * @throws Error with a Portuguese sentence that says what is wrong.
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const say = options.say ?? (() => undefined)
  for (let attempt = 1; ; attempt += 1) {
    const place = await findPlace(options.dataDir, say)
    const binaries = await findBinaries(place.directory, place.user, say)
    const running = await withStartLock(join(place.directory, 'starting'), () =>
      ensureRunning(place, binaries, options),
    )
    const presence = await joinUsers(running).catch(() => null)
    if (presence) return handle(running, binaries, presence)
    // The server was being stopped by its last user while we came in.
    if (attempt === ATTEMPTS)
      throw new Error('O PostgreSQL embutido está sendo desligado por outro processo. Tente de novo.')
  }
}

async function ensureRunning(found: Place, binaries: Binaries, options: EmbeddedOptions): Promise<Place> {
  const place = await findPlace(options.dataDir, () => undefined)
  const running = await cluster.runningServer(place)
  if (running) {
    const current = { ...place, port: running.port || place.port }
    if (await answersSoon(current)) return current
    await cluster.shutDown(current, binaries)
  }
  if (!(await stat(join(cluster.dataFolder(found), 'PG_VERSION')).catch(() => null))) {
    await cluster.createCluster(place, binaries)
  }
  await cluster.checkVersion(place, binaries)
  const ready = { ...place, port: await cluster.freePort(place.port) }
  await savePlace(options.dataDir, ready)
  await cluster.launch(ready, binaries, options.durable ?? true)
  return ready
}

/** A server that is still recovering refuses connections for a while. */
async function answersSoon(place: Place): Promise<boolean> {
  for (let attempt = 0; attempt < 40; attempt += 1) {
    if (await cluster.answers(place)) return true
    if (!(await cluster.runningServer(place))) return false
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return false
}

async function joinUsers(place: Place): Promise<Client> {
  const client = new Client({
    connectionString: cluster.addressOf(place, 'postgres'),
    application_name: 'portal-presence',
    keepAlive: true,
  })
  client.on('error', () => undefined)
  await client.connect()
  await client.query('select pg_advisory_lock_shared($1)', [USERS_LOCK])
  return client
}

function handle(place: Place, binaries: Binaries, presence: Client): EmbeddedPostgres {
  let stopped: Promise<void> | undefined
  return {
    url: (database) => cluster.addressOf(place, database),
    ensureDatabase: (database) => ensureDatabase(presence, database),
    stop: () => {
      stopped ??= leave(place, binaries, presence)
      return stopped
    },
  }
}

async function ensureDatabase(client: Client, database: string): Promise<boolean> {
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [database])
  if (rowCount) return false
  await client.query(`create database ${client.escapeIdentifier(database)}`)
  return true
}

async function leave(place: Place, binaries: Binaries, presence: Client): Promise<void> {
  try {
    await presence.query('select pg_advisory_unlock_shared($1)', [USERS_LOCK])
    const { rows } = await presence.query<{ alone: boolean }>('select pg_try_advisory_lock($1) as alone', [
      USERS_LOCK,
    ])
    if (!rows[0]?.alone) return
    await cluster.shutDown(place, binaries)
  } catch (error) {
    // A presence that broke means that the server is already down, or that somebody else stopped it.
    if (await cluster.answers(place)) throw error
  } finally {
    await presence.end().catch(() => undefined)
  }
}
