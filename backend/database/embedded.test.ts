import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { eventually } from '../testing/eventually.ts'
import { isAlive } from './embedded/start-lock.ts'
import { type EmbeddedOptions, type EmbeddedPostgres, startEmbeddedPostgres } from './embedded.ts'

let dataDir: string
const running: EmbeddedPostgres[] = []

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'portal-embedded-'))
  await chmod(dataDir, 0o755)
})
afterEach(async () => {
  for (const server of running.splice(0)) await server.stop()
  const { directory } = await state().catch(() => ({ directory: dataDir }))
  await rm(directory, { recursive: true, force: true })
  await rm(dataDir, { recursive: true, force: true })
})

type State = { directory: string; port: number; password: string }
const state = async (folder = dataDir) =>
  JSON.parse(await readFile(join(folder, 'embedded-postgres.json'), 'utf8')) as State

const pidOf = async (directory: string) =>
  Number((await readFile(join(directory, 'data', 'postmaster.pid'), 'utf8')).split('\n')[0])

async function start(folder = dataDir, options: Partial<EmbeddedOptions> = {}) {
  const server = await startEmbeddedPostgres({ dataDir: folder, ...options })
  running.push(server)
  return server
}

/** Kills the server that runs now, or tells it to end once its users are gone (SIGTERM), and waits until it is gone. */
async function killServer(signal: 'SIGKILL' | 'SIGTERM' = 'SIGKILL'): Promise<void> {
  const pid = await pidOf((await state()).directory)
  process.kill(pid, signal)
  await vi.waitFor(() => expect(isAlive(pid)).toBe(false), { interval: 5, timeout: 10_000 })
}

/** Asks until there is an answer, or for long enough that there will be none. */
function askUntilAnswered(server: EmbeddedPostgres, statement: string): Promise<unknown> {
  return eventually(() => ask(server, statement))
}

/** Connects until the server takes nobody more. */
async function fill(server: EmbeddedPostgres): Promise<Client[]> {
  for (const crowd: Client[] = []; ; ) {
    const client = new Client({ connectionString: server.url('postgres') })
    try {
      await client.connect()
      crowd.push(client)
    } catch {
      return crowd
    }
  }
}

async function ask(server: EmbeddedPostgres, statement: string): Promise<unknown> {
  const client = new Client({ connectionString: server.url('postgres') })
  await client.connect()
  try {
    const { rows } = await client.query<Record<string, unknown>>(statement)
    return Object.values(rows[0] ?? {})[0]
  } finally {
    await client.end()
  }
}

/** A process of its own that starts the server, writes a row and waits to be killed. */
async function startElsewhere(): Promise<{ kill: () => Promise<void> }> {
  const script = `
    import { startEmbeddedPostgres } from ${JSON.stringify(join(import.meta.dirname, 'embedded.ts'))}
    import { Client } from 'pg'
    const server = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)} })
    const client = new Client({ connectionString: server.url('postgres') })
    await client.connect()
    await client.query("create table if not exists kept as select 'committed' as word")
    process.stdout.write('ready')
    setInterval(() => undefined, 1000)
  `
  const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', script], {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  return {
    kill: async () => {
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    },
  }
}

describe('the embedded PostgreSQL', () => {
  it('keeps its password to itself, listens to this machine only, and flushes to disk', async () => {
    const server = await start()
    const { password, port } = await state()
    expect(((await stat(join(dataDir, 'embedded-postgres.json'))).mode & 0o777).toString(8)).toBe('600')
    expect(password.length).toBeGreaterThanOrEqual(32)
    expect(server.url('x')).toBe(`postgres://portal:${password}@127.0.0.1:${port}/x`)
    expect(await ask(server, 'show listen_addresses')).toBe('127.0.0.1')
    expect(await ask(server, 'show fsync')).toBe('on')
    const wrong = new Client({ connectionString: server.url('postgres').replace(password, 'errada') })
    await expect(wrong.connect()).rejects.toThrow('password authentication failed')
  })

  it('starts again with what it had, on the same port', async () => {
    const first = await start()
    const { port } = await state()
    await ask(first, "create table kept as select 'committed' as word")
    await first.stop()
    const again = await start()
    expect(await ask(again, 'select word from kept')).toBe('committed')
    expect((await state()).port).toBe(port)
  })

  it('is joined by a second process and stopped by the last one', async () => {
    const first = await start()
    const second = await start()
    await first.stop()
    expect(await ask(second, 'select 1')).toBe(1)
    await second.stop()
    await expect(ask(second, 'select 1')).rejects.toThrow('ECONNREFUSED')
  })

  it('left behind by a killed process is found and used again', async () => {
    const elsewhere = await startElsewhere()
    const { directory } = await state()
    const pid = await pidOf(directory)
    await elsewhere.kill()
    const server = await start()
    expect(await pidOf(directory)).toBe(pid)
    expect(await ask(server, 'select word from kept')).toBe('committed')
  })

  it('killed together with its process comes back with every committed row', async () => {
    const elsewhere = await startElsewhere()
    const { directory } = await state()
    process.kill(await pidOf(directory), 'SIGKILL')
    await elsewhere.kill()
    const server = await start()
    expect(await ask(server, 'select word from kept')).toBe('committed')
  })

  it.each([
    ['killed', 'SIGKILL'],
    ['told to end', 'SIGTERM'],
  ] as const)('%s while two use it comes back for both, at the address that they know', async (_, signal) => {
    const [first, second] = [await start(), await start()]
    await ask(first, "create table kept as select 'committed' as word")
    await killServer(signal)
    expect(await askUntilAnswered(first, 'select word from kept')).toBe('committed')
    await first.stop()
    expect(await askUntilAnswered(second, 'select word from kept')).toBe('committed')
    await second.stop()
    await expect(ask(second, 'select 1')).rejects.toThrow('ECONNREFUSED')
  })

  it('killed in the middle of a long statement comes back after it', async () => {
    const server = await start()
    const client = new Client({ connectionString: server.url('postgres') })
    client.on('error', () => undefined)
    await client.connect()
    const busy = client
      .query('select count(*) from generate_series(1, 5000000) as one(n), generate_series(1, 2)')
      .catch(() => null)
    await killServer()
    expect(await askUntilAnswered(server, 'select 1')).toBe(1)
    await busy
    await client.end()
  })

  it('that lets nobody more in because it is full is left to those who use it', async () => {
    const server = await start()
    const { directory } = await state()
    const before = await pidOf(directory)
    const crowd = await fill(server)
    await wait(3000)
    expect((await crowd[0]?.query('select 1'))?.rowCount).toBe(1)
    await Promise.all(crowd.map((client) => client.end()))
    expect(await pidOf(directory)).toBe(before)
  })

  it('that can’t come back is told to its user, with what to look at', async () => {
    const lost = new Promise<Error>((resolve) => {
      void start(dataDir, { onLost: resolve, awayTimeoutMs: 500 }).then(async () => {
        const { directory } = await state()
        await writeFile(join(directory, 'data', 'postgresql.conf'), 'max_connections = muitas\n')
        await killServer()
      })
    })
    expect((await lost).message).toMatch(/^O PostgreSQL embutido caiu e não voltou\. Veja .*server\.log\.$/)
  })

  it('that its last user stopped stays down', async () => {
    const lost: Error[] = []
    const server = await start(dataDir, { onLost: (reason) => lost.push(reason) })
    await server.stop()
    await expect(ask(server, 'select 1')).rejects.toThrow('ECONNREFUSED')
    expect(lost).toEqual([])
  })

  it('does not take a stranger’s process for its own', async () => {
    await (await start()).stop()
    const { directory } = await state()
    await writeFile(join(directory, 'data', 'postmaster.pid'), `${process.pid}\n${directory}/data\n1\n1\n`)
    const server = await start()
    expect(await ask(server, 'select 1')).toBe(1)
    expect(await pidOf(directory)).not.toBe(process.pid)
  })

  it('says in Portuguese why it can’t start', async () => {
    await (await start()).stop()
    const { directory } = await state()
    await writeFile(join(directory, 'data', 'postgresql.conf'), 'max_connections = muitas\n')
    await expect(start()).rejects.toThrow(/^O PostgreSQL embutido não iniciou: .*server\.log/)
  })

  it.runIf(process.getuid?.() === 0)(
    'below a folder that only root enters keeps its data where its own user can',
    async () => {
      const closed = join(dataDir, 'closed')
      const said: string[] = []
      const server = await start(join(closed, 'data')).then(async (open) => {
        await open.stop()
        await rm(closed, { recursive: true })
        await chmod(dataDir, 0o700)
        return start(join(closed, 'data'), { say: (message) => said.push(message) })
      })
      expect(await ask(server, 'select 1')).toBe(1)
      const { directory } = await state(join(closed, 'data'))
      expect(dirname(directory)).toBe('/var/tmp')
      expect(said.join(' ')).toContain(directory)
      await server.stop()
      await rm(directory, { recursive: true })
    },
  )
})
