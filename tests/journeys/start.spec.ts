import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import { freePort } from '#backend/testing/free-port.ts'
import { type Command, command, endAll } from './commands.ts'

/* `npm start` at somebody's terminal: with nothing set, the demonstration on a database of its own. */
let dataDir: string
const running: Command[] = []

test.beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'portal-start-'))
})
test.afterEach(async () => {
  await endAll(running)
  const directory = await databaseFolder().catch(() => null)
  if (directory) await rm(directory, { recursive: true, force: true })
  await rm(dataDir, { recursive: true, force: true })
})

/** Where the database of this start lies, perhaps outside of its data folder. */
async function databaseFolder(): Promise<string> {
  const kept = await readFile(join(dataDir, 'embedded-postgres.json'), 'utf8')
  return (JSON.parse(kept) as { directory: string }).directory
}

function run(...of: Parameters<typeof command>): Command {
  const started = command(...of)
  running.push(started)
  return started
}

const answers = (url: string) =>
  fetch(url).then(
    () => true,
    () => false,
  )

test('one command gives the demonstration, a second start says why it cannot, and ending npm ends everything', async () => {
  const [PORT, API_PORT] = [await freePort(), await freePort()]
  const settings = { DATA_DIR: dataDir, PORT, API_PORT }
  const started = run('npm', ['start'], settings)
  await started.shows('Para encerrar')
  expect(started.screen()).toContain('Contas de demonstração (senha de todas: Prev@2026)')
  const directory = await databaseFolder()
  const postmaster = join(directory, 'data', 'postmaster.pid')
  const pid = Number((await readFile(postmaster, 'utf8')).split('\n')[0])

  const second = run('node', ['scripts/start.ts'], settings)
  expect(await second.ended).toBe(1)
  expect(second.screen()).toMatch(/porta \d+ já está em uso/)
  expect(await answers(`http://127.0.0.1:${PORT}/login`)).toBe(true)

  started.kill('SIGTERM')
  await expect.poll(() => answers(`http://127.0.0.1:${PORT}/login`)).toBe(false)
  await expect.poll(() => answers(`http://127.0.0.1:${API_PORT}/saude`)).toBe(false)
  await expect.poll(() => isAlive(pid), { timeout: 15_000 }).toBe(false)
})

test('who reads the portal while the API is killed is told so, and goes on once it is back by itself', async () => {
  // Three starts of a process, on a machine that has other work.
  test.setTimeout(120_000)
  const [PORT, API_PORT] = [await freePort(), await freePort()]
  const started = run('node', ['scripts/start.ts'], { DATA_DIR: dataDir, PORT, API_PORT })
  await started.shows('Para encerrar')
  const signIn = `http://127.0.0.1:${PORT}/login`

  process.kill(await childOf(started.pid, 'backend/'), 'SIGKILL')
  await started.shows('A API parou sozinha (SIGKILL). Começa de novo em 1 s.')
  expect(await answers(signIn)).toBe(true)
  await started.shows('A API voltou.')
  expect(await answers(`http://127.0.0.1:${API_PORT}/saude`)).toBe(true)

  process.kill(await childOf(started.pid, 'app/host/'), 'SIGKILL')
  await started.shows('O portal voltou.')
  expect(await answers(signIn)).toBe(true)

  started.kill('SIGINT')
  expect(await started.ended).toBe(0)
  expect(await answers(signIn)).toBe(false)
  expect(await answers(`http://127.0.0.1:${API_PORT}/saude`)).toBe(false)
})

/** The process that another one started to run a file below a folder. */
async function childOf(parent: number, folder: string): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid=,command='])
  const [pid] =
    stdout
      .split('\n')
      .map((line) => line.trim().split(/\s+/))
      .find(([, of, ...words]) => Number(of) === parent && words.some((word) => word.startsWith(folder))) ??
    []
  if (pid === undefined) throw new Error(`nothing below ${folder} runs`)
  return Number(pid)
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
