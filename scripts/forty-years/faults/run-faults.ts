import { execFile, spawn } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { projectRoot } from '../../run-tool.ts'
import { NightsWithFault } from './nights-with-fault.ts'
import { faultsOfDuties } from './of-duties.ts'
import { faultsOfIncomes } from './of-incomes.ts'
import { faultsOfPayments } from './of-payments.ts'
import { faultsOfTaxesAndLoans } from './of-taxes-and-loans.ts'
import type { PlantedFault } from './planted-fault.ts'

export const allFaults: readonly PlantedFault[] = [
  ...faultsOfIncomes,
  ...faultsOfPayments,
  ...faultsOfTaxesAndLoans,
  ...faultsOfDuties,
]

/** Outcome of a fault: where and by which check it was found, after how many seconds; null where everything went by. */
export type FaultFound = {
  fault: PlantedFault
  found: { where: string; check: string } | null
  seconds: number
}

/** The lives that show faults; a night that fails is all that is asked of them. */
const LIVES = {
  short: ['--short', '--no-shrink'],
  years: ['--years', '6', '--people', '60', '--no-shrink'],
} as const

/** A life that hangs finds nothing more. */
const LONGEST_LIFE_MS = 60 * 60_000

/**
 * Plants one fault after the other and tells which check found it: first in the nights of the demonstration, which take seconds, then, where
 * nothing was found, in a life of a copy of the sources. The sources themselves are never written to. What a life without any fault finds
 * already is none of theirs.
 * @param names parts of the names of those that are planted; none for all
 */
export async function runFaults(
  names: readonly string[],
  say: (line: string) => void,
): Promise<FaultFound[]> {
  const chosen = allFaults.filter(
    ({ name }) => names.length === 0 || names.some((part) => name.includes(part)),
  )
  const inNights = await foundInNights(chosen, say)
  const left = chosen.filter((fault) => !inNights.some((result) => result.fault === fault))
  const results = [...inNights, ...(left.length === 0 ? [] : await foundInLives(left, say))]
  say(`${results.filter(({ found }) => found !== null).length} of ${results.length} found`)
  return results
}

const IN_NIGHTS = 'in the nights of the demonstration'

async function foundInNights(
  faults: readonly PlantedFault[],
  say: (line: string) => void,
): Promise<FaultFound[]> {
  const nights = new NightsWithFault()
  const results: FaultFound[] = []
  try {
    for (const fault of faults) {
      const began = performance.now()
      const check = await nights.foundBy(fault)
      const seconds = (performance.now() - began) / 1000
      if (check === null) continue
      results.push({ fault, found: { where: IN_NIGHTS, check }, seconds })
      say(lineOf(fault, { found: { where: IN_NIGHTS, check }, seconds }))
    }
  } finally {
    await nights.close()
  }
  return results
}

async function foundInLives(
  faults: readonly PlantedFault[],
  say: (line: string) => void,
): Promise<FaultFound[]> {
  const results: FaultFound[] = []
  const copy = await copyOfSources()
  try {
    const sound = await live(copy, LIVES.short)
    say(lineOf({ name: 'without a fault' }, sound))
    for (const fault of faults) {
      const outcome = unlessSound(await livedWith(copy, fault, LIVES[fault.shows ?? 'short']), sound)
      results.push({ fault, ...outcome })
      say(lineOf(fault, outcome))
    }
  } finally {
    await rm(copy, { recursive: true, force: true })
  }
  return results
}

function unlessSound(outcome: Outcome, sound: Outcome): Outcome {
  const isSame = outcome.found?.where === sound.found?.where && outcome.found?.check === sound.found?.check
  return isSame ? { ...outcome, found: null } : outcome
}

function lineOf({ name }: { name: string }, { found, seconds }: Outcome): string {
  const by = found ? `found ${found.where} by: ${found.check}` : 'nothing found'
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

/** A life's last words where something does not hold: the day, and the checks that say so; a call that fails has none. */
const FAILURE = /^seed \d+, (\d{4}-\d{2}-\d{2}): (.+)$/m
const CHECK = /"check":"([^"]+)"/g

async function live(copy: string, life: readonly string[]): Promise<Outcome> {
  const began = performance.now()
  const printed = await new Promise<{ code: number | null; text: string; isLate: boolean }>(
    (resolve, reject) => {
      const child = spawn(process.execPath, ['scripts/forty-years.ts', ...life], {
        cwd: copy,
        stdio: ['ignore', 'pipe', 'pipe'],
        timeout: LONGEST_LIFE_MS,
      })
      let text = ''
      child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()))
      child.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()))
      child.on('error', reject)
      child.on('close', (code) => resolve({ code, text, isLate: child.killed }))
    },
  )
  const seconds = (performance.now() - began) / 1000
  if (printed.code === 0) return { found: null, seconds }
  // Ended from outside, as one that takes too long: nothing is known of the fault.
  if (printed.isLate || printed.code === null)
    throw new Error(`A life did not come to its end in ${seconds.toFixed(0)} s.`)
  const [, day, message] = FAILURE.exec(printed.text) ?? []
  const checks = new Set([...printed.text.matchAll(CHECK)].map(([, name]) => name))
  const where = day === undefined ? 'as a life broke off' : `on ${day} of a life`
  return { found: { where, check: [...checks].join('; ') || (message ?? lastLine(printed.text)) }, seconds }
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
