import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Client } from 'pg'
import { type Binaries, findBinaries } from './embedded/binaries.ts'
import * as cluster from './embedded/cluster.ts'
import { findPlace, type Place, savePlace } from './embedded/place.ts'
import { joinUsers, keepPresence, leaveUsers } from './embedded/presence.ts'
import { withStartLock } from './embedded/start-lock.ts'

const ATTEMPTS = 4

/** How long a server that went away may take to come back, milliseconds, and the pause between attempts. */
const AWAY_TIMEOUT_MS = 60_000
const RETRY_MS = 100

export type EmbeddedOptions = {
  /** Data folder of the project (DATA_DIR). */
  dataDir: string
  /** False only for tests: trades safety against a power cut for speed. */
  durable?: boolean
  /** Told, in Portuguese, what was decided and why. */
  say?: (message: string) => void
  /** Told that the server went away and does not come back: an error with a Portuguese sentence. Nothing works without it. */
  onLost?: (reason: Error) => void
  /** How long it may take to come back, milliseconds. */
  awayTimeoutMs?: number
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
 * behind by one that was killed. Listens on 127.0.0.1 only. A server that goes away while it is used is brought back on the same port.
 * @throws Error with a Portuguese sentence that says what is wrong.
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const say = options.say ?? (() => undefined)
  for (let attempt = 1; ; attempt += 1) {
    const place = await findPlace(options.dataDir, say)
    const binaries = await findBinaries(place.directory, place.user, say)
    const { running, joined } = await withStartLock(lockFile(place), async () => {
      const running = await ensureRunning(place, binaries, options)
      return { running, joined: await joinUsers(running).catch(() => null) }
    })
    if (joined) return handle(running, binaries, joined, options)
    if (attempt === ATTEMPTS)
      throw new Error('O PostgreSQL embutido foi desligado por outro processo. Tente de novo.')
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

/** A server that is still recovering refuses connections for a while; one that was told to end does so for good. */
async function answersSoon(place: Place): Promise<boolean> {
  for (let attempt = 0; attempt < 40; attempt += 1) {
    if (await cluster.answers(place)) return true
    if (!(await cluster.runningServer(place)) || (await cluster.isEnding(place))) return false
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return false
}

function handle(
  place: Place,
  binaries: Binaries,
  joined: Client,
  options: EmbeddedOptions,
): EmbeddedPostgres {
  const presence = keepPresence(
    joined,
    {
      isEnding: () => cluster.isEnding(place),
      bringBack: (signal) => comeBack(place, binaries, options, signal),
    },
    options.onLost ?? (() => undefined),
  )
  let stopped: Promise<void> | undefined
  return {
    url: (database) => cluster.addressOf(place, database),
    ensureDatabase: async (database) => ensureDatabase(await presence.connection(), database),
    stop: () => {
      stopped ??= presence.letGo().then(async (client) => {
        if (client) await leave(place, binaries, client)
      })
      return stopped
    },
  }
}

/** Starts a server that went away, or joins it when another user did. */
async function comeBack(
  place: Place,
  binaries: Binaries,
  { durable = true, awayTimeoutMs = AWAY_TIMEOUT_MS }: EmbeddedOptions,
  signal: AbortSignal,
): Promise<Client> {
  const deadline = Date.now() + awayTimeoutMs
  for (;;) {
    try {
      return await withStartLock(lockFile(place), async () => {
        await ensureReturned(place, binaries, durable)
        return joinUsers(place)
      })
    } catch (error) {
      if (signal.aborted || Date.now() > deadline) {
        throw new Error(`O PostgreSQL embutido caiu e não voltou. Veja ${cluster.logFile(place)}.`, {
          cause: error,
        })
      }
      await wait(RETRY_MS)
    }
  }
}

/**
 * The same data on the same port: its users know no other. A server that only waits for them is ended; one that is busy keeps what it does.
 * @throws Error while it is too busy to answer
 */
async function ensureReturned(place: Place, binaries: Binaries, durable: boolean): Promise<void> {
  const running = await cluster.runningServer(place)
  if (running && running.port !== place.port) throw new Error(`the server moved to port ${running.port}`)
  if (running && (await answersSoon(place))) return
  if (await cluster.runningServer(place)) {
    if (!(await cluster.isEnding(place))) throw new Error('the server is too busy to answer')
    await cluster.shutDown(place, binaries)
  }
  await cluster.launch(place, binaries, durable)
}

const lockFile = (place: Place) => join(place.directory, 'starting')

async function ensureDatabase(client: Client, database: string): Promise<boolean> {
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [database])
  if (rowCount) return false
  await client.query(`create database ${client.escapeIdentifier(database)}`)
  return true
}

/** Nobody comes in while it is found out whether we were the last, and until the server is down if so. */
async function leave(place: Place, binaries: Binaries, presence: Client): Promise<void> {
  try {
    await withStartLock(lockFile(place), async () => {
      if (await leaveUsers(presence)) await cluster.shutDown(place, binaries)
    })
  } catch (error) {
    // A presence that broke means that the server is already down, or that somebody else stopped it.
    if (await cluster.answers(place)) throw error
  } finally {
    await presence.end().catch(() => undefined)
  }
}
