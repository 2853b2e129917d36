import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { projectRoot } from '../../run-tool.ts'
import type { BenchArguments } from '../bench-arguments.ts'
import { logMeasuring, printSection } from '../print-section.ts'
import { tableOf } from '../table.ts'
import { freshEnvironment } from './fresh-machine.ts'
import { processTree, proportionalMemory } from './process-tree.ts'
import { passed, passedText, type StartedClone, startClone } from './started-clone.ts'

const run = promisify(execFile)
const REST_MS = 60_000

/** Whose process it is, by what its command line says; what is none of the others waits for them. */
const roles: readonly (readonly [string, RegExp])[] = [
  ['PostgreSQL', /postgres/],
  ['API', /backend\/(demo\/)?main\.ts/],
  ['portal', /app\/host\/main\.ts/],
  ['quem espera (npm, npm start)', /./],
]

/**
 * Measures the way from a clone of what is committed here to the page of somebody who signed in: with nothing on the machine, with what
 * npm fetched before, and once more in the same clone. Prints it, and the memory of what runs then.
 */
export async function measureClone({ sections }: BenchArguments, over: AbortSignal): Promise<void> {
  if (!sections.has('clone')) return
  const place = await mkdtemp(join(tmpdir(), 'portal-clone-'))
  const environment = freshEnvironment(process.env, join(place, 'npm'))
  try {
    logMeasuring('clone com a rede')
    const first = await cloned(place, 'first')
    const withNetwork = await momentsOf(first, environment, over)
    logMeasuring('clone sem a rede')
    const second = await cloned(place, 'second')
    const withoutNetwork = await momentsOf(second, { ...environment, npm_config_offline: 'true' }, over)
    logMeasuring('npm start de novo')
    const again = await startClone(second, environment, over)
    try {
      printSection('Do clone à página', wayTable(withNetwork, withoutNetwork, again.moments))
      printSection('O que foi instalado', await installedTable(second))
      printSection('Memória em repouso, MiB (PSS)', await memoryTable(again.pid, over))
    } finally {
      await again.stop()
    }
  } finally {
    for (const clone of ['first', 'second']) await removeDatabase(join(place, clone))
    await rm(place, { recursive: true, force: true })
  }
}

async function cloned(place: string, name: string): Promise<string> {
  const folder = join(place, name)
  await run('git', ['clone', '--quiet', '--depth', '1', `file://${projectRoot}`, folder])
  return folder
}

async function momentsOf(
  folder: string,
  environment: NodeJS.ProcessEnv,
  over: AbortSignal,
): Promise<StartedClone['moments']> {
  const { moments, stop } = await startClone(folder, environment, over)
  await stop()
  return moments
}

function wayTable(...ways: StartedClone['moments'][]): string {
  const rows = passed.map((name) => [
    passedText[name],
    ...ways.flatMap((way) => [way[name].seconds, way[name].processor]),
  ])
  const head = ['', ...['com a rede s', 'sem a rede s', 'de novo s'].flatMap((way) => [way, 'processador s'])]
  return tableOf(head, rows)
}

async function installedTable(folder: string): Promise<string> {
  const rows: [string, number, number][] = []
  for (const [name, path] of [
    ['pacotes', 'node_modules'],
    ['Node do projeto', 'scripts/own-node/node_modules'],
  ] as const) {
    const modules = join(folder, path)
    if (!existsSync(modules)) continue
    const { stdout } = await run('du', ['-sm', modules])
    const lock = JSON.parse(await readFile(join(modules, '.package-lock.json'), 'utf8')) as {
      packages: Record<string, unknown>
    }
    rows.push([name, Object.keys(lock.packages).length, Number.parseInt(stdout, 10)])
  }
  return tableOf(['', 'pacotes', 'MiB'], rows)
}

/** All that runs and waits, right after the page and a minute later. */
async function memoryTable(pid: number, over: AbortSignal): Promise<string> {
  const before = memoryByRole(pid)
  await wait(REST_MS, undefined, { signal: over })
  const after = memoryByRole(pid)
  const rows = after.map(({ role, processes, memory }, index) => [
    role,
    processes,
    before[index]?.memory,
    memory,
  ])
  return tableOf(['', 'processos', 'com a página', 'um minuto depois'], rows)
}

function memoryByRole(pid: number): { role: string; processes: number; memory: number }[] {
  const all = processTree(pid)
  const of = new Map(all.map((each) => [each, roles.find(([, sign]) => sign.test(each.command))?.[0]]))
  const each = roles.map(([role]) => ({ role, its: all.filter((process) => of.get(process) === role) }))
  return [...each, { role: 'tudo', its: all }].map(({ role, its }) => ({
    role,
    processes: its.length,
    memory: proportionalMemory(its),
  }))
}

/** The database may lie outside of the clone, where the user who runs it reaches it. */
async function removeDatabase(folder: string): Promise<void> {
  const kept = await readFile(join(folder, 'data', 'embedded-postgres.json'), 'utf8').catch(() => null)
  if (kept === null) return
  await rm((JSON.parse(kept) as { directory: string }).directory, { recursive: true, force: true })
}
