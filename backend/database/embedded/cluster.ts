import { execFile, spawn } from 'node:child_process'
import { chown, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { accountOf, type Binaries } from './binaries.ts'
import { type Place, privateFolder } from './place.ts'
import { isAlive } from './start-lock.ts'

const run = promisify(execFile)

/** Superuser of the embedded server. */
const ROLE = 'portal'

/** Longest start, milliseconds: recovery after a power cut reads the log again. */
const START_TIMEOUT_MS = 60_000
const RETRY_MS = 100

/** Log kept from earlier starts, bytes; past it the file begins anew. */
const LOG_LIMIT = 2_000_000

/** Where `postmaster.pid` says how the server is, counted from 0. */
const STATUS_LINE = 7

export const dataFolder = (place: Place) => join(place.directory, 'data')
export const logFile = (place: Place) => join(place.directory, 'server.log')

/** Address of a database of the embedded server. */
export function addressOf(place: Place, database: string): string {
  return `postgres://${ROLE}:${encodeURIComponent(place.password)}@127.0.0.1:${place.port}/${database}`
}

/** Writes an empty cluster, aside and then renamed: an interrupted one is never taken for good. */
export async function createCluster(place: Place, binaries: Binaries): Promise<void> {
  const draft = join(place.directory, 'data.new')
  const passwordFile = join(draft, '..', 'password.new')
  await rm(draft, { recursive: true, force: true })
  await privateFolder(draft, place.user)
  await writeFile(passwordFile, place.password, { mode: 0o600 })
  if (place.user) await chown(passwordFile, place.user.uid, place.user.gid)
  try {
    await run(
      binaries.initdb,
      [
        `--pgdata=${draft}`,
        `--username=${ROLE}`,
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--lc-collate=C',
        '--lc-ctype=C',
        '--lc-messages=C',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
      ],
      { ...accountOf(place.user), cwd: place.directory },
    )
  } catch (error) {
    const { stderr } = error as { stderr?: string }
    throw new Error(
      `O PostgreSQL embutido não conseguiu criar os dados: ${lastLine(stderr ?? String(error))}`,
      {
        cause: error,
      },
    )
  } finally {
    await rm(passwordFile, { force: true })
  }
  await rename(draft, dataFolder(place))
}

/** Refuses data of another major version: PostgreSQL can't read it and says so in a way nobody understands. */
export async function checkVersion(place: Place, binaries: Binaries): Promise<void> {
  const data = (await readFile(join(dataFolder(place), 'PG_VERSION'), 'utf8')).trim()
  const { stdout } = await run(binaries.postgres, ['--version'], { ...accountOf(place.user), cwd: '/' })
  const program = /(\d+)[.\w]*\s*$/.exec(stdout.trim())?.[1] ?? ''
  if (data !== program && !stdout.includes(` ${data}.`)) {
    throw new Error(
      `Os dados em ${dataFolder(place)} são do PostgreSQL ${data} e o programa é: ${stdout.trim()}.`,
    )
  }
}

/**
 * Starts the server in the background, so that a Ctrl+C reaches us first and we stop it in order. Children of a killed one may hold its
 * memory until they are done with their last statement; they are waited for.
 */
export async function launch(place: Place, binaries: Binaries, durable: boolean): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS
  for (;;) {
    const refusal = await launchOnce(place, binaries, { durable, deadline })
    if (refusal === null) return
    if (!refusal.includes('pre-existing shared memory block') || Date.now() > deadline)
      throw new Error(`O PostgreSQL embutido não iniciou: ${lastLine(refusal)} Veja ${logFile(place)}.`)
    await wait(RETRY_MS)
  }
}

/** Null once the server answers; otherwise what it said. */
async function launchOnce(
  place: Place,
  binaries: Binaries,
  { durable, deadline }: { durable: boolean; deadline: number },
): Promise<string | null> {
  const size = (await stat(logFile(place)).catch(() => null))?.size ?? 0
  const log = await open(logFile(place), size > LOG_LIMIT ? 'w' : 'a', 0o600)
  const { size: before } = await log.stat()
  const child = spawn(binaries.postgres, ['-D', dataFolder(place), ...flagsOf(place, durable)], {
    ...accountOf(place.user),
    cwd: place.directory,
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
  })
  const state = { ended: false }
  child.once('exit', () => (state.ended = true))
  child.once('error', () => (state.ended = true))
  child.unref()
  await log.close()
  while (!(await answers(place))) {
    if (state.ended || Date.now() > deadline)
      return (await readFile(logFile(place))).subarray(before).toString('utf8')
    await wait(20)
  }
  return null
}

function flagsOf(place: Place, durable: boolean): string[] {
  const sync = durable ? 'on' : 'off'
  const settings = {
    listen_addresses: '127.0.0.1',
    port: String(place.port),
    unix_socket_directories: '',
    fsync: sync,
    full_page_writes: sync,
    synchronous_commit: sync,
    max_connections: '200',
    // Nobody follows its log, and what it reads is mostly in the machine's memory: four processes fewer.
    max_logical_replication_workers: '0',
    io_method: 'sync',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_min_messages: 'warning',
  }
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

/** Whether the server of this place answers: our password opens it and it serves our data folder. */
export async function answers(place: Place): Promise<boolean> {
  if (place.port === 0) return false
  const client = new Client({ connectionString: addressOf(place, 'postgres'), connectionTimeoutMillis: 2000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ data_directory: string }>('show data_directory')
    return rows[0]?.data_directory === dataFolder(place)
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

/**
 * The running server that `postmaster.pid` names, when it is proven ours by its command line (Linux) or is alive at all (elsewhere).
 * A pid that the machine gave to another program since is no server of ours, and its file is removed. That of a dead one stays: by it
 * PostgreSQL finds out whether children of it still write.
 */
export async function runningServer(place: Place): Promise<{ pid: number; port: number } | null> {
  const file = join(dataFolder(place), 'postmaster.pid')
  const lines = (await readFile(file, 'utf8').catch(() => '')).split('\n')
  const pid = Number(lines[0])
  if (!Number.isInteger(pid) || pid <= 0) return null
  if (!isAlive(pid)) return null
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => null)
  const ours = command === null ? process.platform !== 'linux' : command.includes(dataFolder(place))
  if (ours) return { pid, port: Number(lines[3]) }
  await rm(file, { force: true })
  return null
}

/**
 * Whether the server was told to end and lets nobody in any more. It says so itself in the last line of `postmaster.pid`; one that is
 * full, slow or recovering does not.
 */
export async function isEnding(place: Place): Promise<boolean> {
  const file = join(dataFolder(place), 'postmaster.pid')
  const lines = (await readFile(file, 'utf8').catch(() => '')).split('\n')
  return lines[STATUS_LINE]?.trim() === 'stopping'
}

/** Stops the server and waits; open connections are closed, committed data is safe. */
export async function shutDown(place: Place, binaries: Binaries): Promise<void> {
  const stop = (mode: 'fast' | 'immediate') =>
    run(binaries.pgCtl, ['stop', '-D', dataFolder(place), '-m', mode, '-w', '-t', '30'], {
      ...accountOf(place.user),
      cwd: place.directory,
    })
  await stop('fast').catch(async () => {
    // One that went down by itself just now is no failure.
    if (await runningServer(place)) await stop('immediate')
  })
}

/** A port of this machine that nobody listens on now; the preferred one when it is free. */
export async function freePort(preferred: number): Promise<number> {
  return (await probe(preferred)) ?? (await probe(0)) ?? 0
}

function probe(port: number): Promise<number | null> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(null))
    server.listen({ port, host: '127.0.0.1' }, () => {
      const address = server.address()
      const found = typeof address === 'object' && address !== null ? address.port : null
      server.close(() => resolve(found))
    })
  })
}

function lastLine(text: string): string {
  return text.trim().split('\n').at(-1) ?? ''
}
