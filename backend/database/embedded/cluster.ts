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
const START_PATIENCE_MS = 60_000

/** Log kept from earlier starts, bytes; past it the file begins anew. */
const LOG_LIMIT = 2_000_000

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

/** Starts the server in the background, so that a Ctrl+C reaches us first and we stop it in order. */
export async function launch(place: Place, binaries: Binaries, durable: boolean): Promise<void> {
  const size = (await stat(logFile(place)).catch(() => null))?.size ?? 0
  const log = await open(logFile(place), size > LOG_LIMIT ? 'w' : 'a', 0o600)
  const { size: before } = await log.stat()
  const sync = durable ? 'on' : 'off'
  const settings = {
    listen_addresses: '127.0.0.1',
    port: String(place.port),
    unix_socket_directories: '',
    fsync: sync,
    full_page_writes: sync,
    synchronous_commit: sync,
    max_connections: '200',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_min_messages: 'warning',
  }
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const child = spawn(binaries.postgres, ['-D', dataFolder(place), ...flags], {
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
  const deadline = Date.now() + START_PATIENCE_MS
  while (!(await answers(place))) {
    if (state.ended || Date.now() > deadline) {
      const said = (await readFile(logFile(place))).subarray(before).toString('utf8')
      throw new Error(`O PostgreSQL embutido não iniciou: ${lastLine(said)} Veja ${logFile(place)}.`)
    }
    await wait(20)
  }
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
 * A pid that the machine gave to another program since is no server of ours, and its file is removed.
 */
export async function runningServer(place: Place): Promise<{ pid: number; port: number } | null> {
  const file = join(dataFolder(place), 'postmaster.pid')
  const lines = (await readFile(file, 'utf8').catch(() => '')).split('\n')
  const pid = Number(lines[0])
  if (!Number.isInteger(pid) || pid <= 0) return null
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => null)
  const ours =
    command === null ? process.platform !== 'linux' && isAlive(pid) : command.includes(dataFolder(place))
  if (ours) return { pid, port: Number(lines[3]) }
  await rm(file, { force: true })
  return null
}

/** Stops the server and waits; open connections are closed, committed data is safe. */
export async function shutDown(place: Place, binaries: Binaries): Promise<void> {
  const stop = (mode: 'fast' | 'immediate') =>
    run(binaries.pgCtl, ['stop', '-D', dataFolder(place), '-m', mode, '-w', '-t', '30'], {
      ...accountOf(place.user),
      cwd: place.directory,
    })
  await stop('fast').catch(async (error: unknown) => {
    if (await runningServer(place)) await stop('immediate')
    else if (!String(error).includes('is server running')) throw error
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
