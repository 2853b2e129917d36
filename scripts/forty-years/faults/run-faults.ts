import { execFile, spawn } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { projectRoot } from '../../run-tool.ts'
import { allFaults } from './all-faults.ts'
import type { PlantedFault } from './planted-fault.ts'

/** What became of a fault: which check found it, on which simulated day, after how many seconds; null where the life went by. */
export type FaultFound = {
  fault: PlantedFault
  found: { day: string; check: string } | null
  seconds: number
}

/** By which arguments a life is lived that shows a fault. */
export type Lives = Readonly<Record<'short' | 'years', readonly string[]>>

/** A life that hangs finds nothing more. */
const LONGEST_LIFE_MS = 15 * 60_000

/**
 * Plants one fault after the other in copies of the sources, lives a life there, and tells which check found it. The sources themselves
 * are never written to. What a life without any fault finds already is none of theirs.
 * @param names parts of the names of those that are planted; none for all
 */
export async function runFaults(
  lives: Lives,
  { names, atOnce, say }: { names: readonly string[]; atOnce: number; say: (line: string) => void },
): Promise<FaultFound[]> {
  const waiting = allFaults.filter(
    ({ name }) => names.length === 0 || names.some((part) => name.includes(part)),
  )
  const results: FaultFound[] = []
  const copies = await Promise.all(Array.from({ length: atOnce }, copyOfSources))
  try {
    const sound = await live(copies[0] ?? '', lives.short)
    say(lineOf({ name: 'without a fault' }, sound))
    const plant = async (copy: string): Promise<void> => {
      for (let fault = waiting.shift(); fault; fault = waiting.shift()) {
        const outcome = unlessSound(await livedWith(copy, fault, lives[fault.shows ?? 'short']), sound)
        results.push({ fault, ...outcome })
        say(lineOf(fault, outcome))
      }
    }
    await Promise.all(copies.map(plant))
  } finally {
    await Promise.all(copies.map((copy) => rm(copy, { recursive: true, force: true })))
  }
  say(`${results.filter(({ found }) => found !== null).length} of ${results.length} found`)
  return results
}

function unlessSound(outcome: Outcome, sound: Outcome): Outcome {
  const isSame = outcome.found?.day === sound.found?.day && outcome.found?.check === sound.found?.check
  return isSame ? { ...outcome, found: null } : outcome
}

function lineOf({ name }: { name: string }, { found, seconds }: Outcome): string {
  const by = found ? `found on ${found.day} by: ${found.check}` : 'nothing found'
  return `${name}: ${by}, ${seconds.toFixed(0)} s`
}

type Outcome = Pick<FaultFound, 'found' | 'seconds'>

async function livedWith(
  copy: string,
  { file, from, to }: PlantedFault,
  life: readonly string[],
): Promise<Outcome> {
  const path = join(copy, file)
  const source = await readFile(path, 'utf8')
  const [before, after, ...more] = source.split(from)
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error(`${file} has the place of the fault more than once, or not at all`)
  await writeFile(path, before + to + after)
  try {
    return await live(copy, life)
  } finally {
    await writeFile(path, source)
  }
}

/** What a life prints where something does not hold: the day, and the checks that say so; a call that fails has none. */
const FAILURE = /^(\d{4}-\d{2}-\d{2}): (.+)$/m
const CHECK = /"check": "([^"]+)"/g

async function live(copy: string, life: readonly string[]): Promise<Outcome> {
  const began = performance.now()
  const printed = await new Promise<{ code: number | null; text: string }>((resolve, reject) => {
    const child = spawn(process.execPath, ['scripts/forty-years.ts', ...life], {
      cwd: copy,
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: LONGEST_LIFE_MS,
    })
    let text = ''
    child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()))
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, text }))
  })
  const seconds = (performance.now() - began) / 1000
  if (printed.code === 0) return { found: null, seconds }
  const [, day = 'no day', message] = FAILURE.exec(printed.text) ?? []
  const checks = new Set([...printed.text.matchAll(CHECK)].map(([, name]) => name))
  return { found: { day, check: [...checks].join('; ') || (message ?? lastLine(printed.text)) }, seconds }
}

function lastLine(text: string): string {
  return text.trim().split('\n').at(-1) ?? 'nothing was said'
}

/** Everything that is part of the project, with its packages beside it. */
async function copyOfSources(): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'planted-faults-'))
  const listed = await promisify(execFile)(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    {
      cwd: projectRoot,
      maxBuffer: 64 * 1024 * 1024,
    },
  )
  for (const file of listed.stdout.split('\0').filter((name) => name !== '' && name !== 'node_modules')) {
    await mkdir(dirname(join(copy, file)), { recursive: true })
    await cp(join(projectRoot, file), join(copy, file)).catch((error: NodeJS.ErrnoException) => {
      // Taken away and not committed yet.
      if (error.code !== 'ENOENT') throw error
    })
  }
  await symlink(join(projectRoot, 'node_modules'), join(copy, 'node_modules'))
  return copy
}
