import { type ChildProcess, spawn } from 'node:child_process'
import { createWriteStream, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { projectRoot, toolEnvironment } from './run-tool.ts'

/** Report of a process that is ready. `database`: whose data the API found in its database. */
export type Ready = { url: string; database?: 'empty' | 'demonstration' | 'real' }

/** The end of a process: its code, or the signal that ended it. */
export type Ending = number | NodeJS.Signals

/** A long-running process of the portal: its log goes to a file, its last lines are kept for when it fails. */
export type Service = {
  name: string
  pid: number
  /** Resolves once it answers; rejects with its last words when it ends before that. */
  ready: Promise<Ready>
  /** Resolves when the process has ended. */
  ended: Promise<Ending>
  /** The last that it said to people; without such lines, the last of its log. */
  lastWords: () => string
  /** Tells a process that was started with `--held` to answer. */
  open: () => void
  stop: () => void
}

const KEPT_LINES = 15

type ServiceCommand = {
  name: string
  file: string
  args?: string[]
  /** Modules that are loaded before the file. */
  before?: string[]
  /** Largest half of the young generation, MiB: V8 would let it grow to 64, and none of it comes back before the process rests. */
  youngMiB?: number
  /** Variables of its environment besides ours. */
  env?: Record<string, string>
}

/** The API: of the demonstration, which may fill its database with invented people, or of an entity. */
export function startApi(logFolder: string, { demonstration }: { demonstration: boolean }): Service {
  const file = demonstration ? 'backend/demo/main.ts' : 'backend/main.ts'
  return startService({ name: 'api', file, before: ['./scripts/quick-imports.mjs'], youngMiB: 8 }, logFolder)
}

/** The portal. `held`: it answers once it is told to. `env`: what it finds in its environment besides ours. */
export function startPortal(
  logFolder: string,
  { held = false, env = {} }: { held?: boolean; env?: Record<string, string> } = {},
): Service {
  const args = held ? ['--held'] : []
  return startService({ name: 'portal', file: 'app/host/main.ts', args, env, youngMiB: 8 }, logFolder)
}

/** Starts `node <file>` and waits for its `{"ready":true,"url":…}` line. It ends with this process, however this one ends. */
export function startService(
  { name, file, args = [], before = [], env = {}, youngMiB }: ServiceCommand,
  logFolder: string,
): Service {
  mkdirSync(logFolder, { recursive: true })
  const log = createWriteStream(join(logFolder, `${name}.log`), { flags: 'a' })
  const young = youngMiB === undefined ? [] : [`--max-semi-space-size=${youngMiB}`]
  const flags = [...young, ...before.flatMap((module) => ['--import', module])]
  const child = spawn('node', [...flags, file, ...args], {
    cwd: projectRoot,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    // Code that was compiled once is not compiled at the next start.
    env: toolEnvironment({ ...env, NODE_COMPILE_CACHE: join(projectRoot, '.cache', 'compiled') }),
  })
  const lastLines: string[] = []
  const keep = (line: string) => {
    log.write(`${line}\n`)
    lastLines.push(line)
    if (lastLines.length > KEPT_LINES) lastLines.shift()
  }
  // Not 'exit': what it said last is still on its way then.
  const ended = new Promise<Ending>((resolve) =>
    child.on('close', (code, signal) => resolve(code ?? signal ?? 1)),
  )
  const lastWords = () => {
    const spoken = lastLines.filter((line) => !line.startsWith('{'))
    return (spoken.length > 0 ? spoken : lastLines).join('\n')
  }
  const ready = new Promise<Ready>((resolve, reject) => {
    onLine(child, (line) => {
      const said = readyOf(line)
      if (said) resolve(said)
      else keep(line)
    })
    child.on('error', reject)
    void ended.then(() => reject(new Error(lastWords())))
  })
  ready.catch(() => undefined)
  const pid = child.pid ?? 0
  return {
    name,
    pid,
    ready,
    ended,
    lastWords,
    open: () => child.send('open'),
    stop: () => child.kill('SIGTERM'),
  }
}

function onLine(child: ChildProcess, receive: (line: string) => void): void {
  for (const stream of [child.stdout, child.stderr]) {
    if (stream) createInterface({ input: stream }).on('line', receive)
  }
}

function readyOf(line: string): Ready | undefined {
  return line.startsWith('{"ready":true') ? (JSON.parse(line) as Ready) : undefined
}
