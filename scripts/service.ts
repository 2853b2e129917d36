import { type ChildProcess, spawn } from 'node:child_process'
import { createWriteStream, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { projectRoot, toolEnvironment } from './run-tool.ts'

/** A long-running process of the portal: its log goes to a file, its last lines are kept for when it fails. */
export type Service = {
  name: string
  /** Resolves with its address once it answers; rejects with its last words when it ends before that. */
  ready: Promise<string>
  /** Resolves when the process has ended. */
  ended: Promise<number>
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
}

/** The API, with the demo's people in a database that is empty. */
export function startApi(logFolder: string): Service {
  const command = { name: 'api', file: 'backend/main.ts', args: ['--demo'] }
  return startService({ ...command, before: ['./scripts/quick-imports.mjs'] }, logFolder)
}

/** Starts `node <file>` and waits for its `{"ready":true,"url":…}` line. It ends with this process, however this one ends. */
export function startService(
  { name, file, args = [], before = [] }: ServiceCommand,
  logFolder: string,
): Service {
  mkdirSync(logFolder, { recursive: true })
  const log = createWriteStream(join(logFolder, `${name}.log`), { flags: 'a' })
  const child = spawn('node', [...before.flatMap((module) => ['--import', module]), file, ...args], {
    cwd: projectRoot,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    // What was compiled once is not compiled at the next start.
    env: toolEnvironment({ NODE_COMPILE_CACHE: join(projectRoot, '.cache', 'compiled') }),
  })
  const lastLines: string[] = []
  const keep = (line: string) => {
    log.write(`${line}\n`)
    lastLines.push(line)
    if (lastLines.length > KEPT_LINES) lastLines.shift()
  }
  const ended = new Promise<number>((resolve) => child.on('exit', (code) => resolve(code ?? 1)))
  const ready = new Promise<string>((resolve, reject) => {
    onLine(child, (line) => {
      const url = readyUrl(line)
      if (url) resolve(url)
      else keep(line)
    })
    child.on('error', reject)
    void ended.then(() => reject(new Error(lastLines.join('\n'))))
  })
  ready.catch(() => undefined)
  return { name, ready, ended, open: () => child.send('open'), stop: () => child.kill('SIGTERM') }
}

function onLine(child: ChildProcess, receive: (line: string) => void): void {
  for (const stream of [child.stdout, child.stderr]) {
    if (stream) createInterface({ input: stream }).on('line', receive)
  }
}

function readyUrl(line: string): string | undefined {
  if (!line.startsWith('{"ready":true')) return undefined
  return (JSON.parse(line) as { url: string }).url
}
