import { readdirSync, readFileSync } from 'node:fs'

/** Linux counts processor time in hundredths of a second here, whatever its own clock. */
const TICKS_A_SECOND = 100
const KIB_OF_MIB = 1024
/** Places of `/proc/<pid>/stat` after the name, which may hold spaces and brackets. */
const PARENT = 1
const USED = [11, 12]
const USED_BY_ENDED_CHILDREN = [13, 14]

/** A process as Linux tells of it. `seconds`: of the processor, with those of its children that ended. */
export type LivingProcess = { pid: number; parent: number; command: string; seconds: number }

/** A process and everything below it that lives. */
export function processTree(root: number): LivingProcess[] {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => livingProcess(Number(pid)) ?? [])
  const found = all.filter(({ pid }) => pid === root)
  // Grows while it is walked.
  for (const { pid } of found) found.push(...all.filter(({ parent }) => parent === pid))
  return found
}

/** Seconds of the processor that these and their ended children took. */
export const processorSeconds = (processes: readonly LivingProcess[]) =>
  processes.reduce((sum, { seconds }) => sum + seconds, 0)

/** Memory of these processes, MiB, with the share of each in what they have in common. */
export function proportionalMemory(processes: readonly LivingProcess[]): number {
  return processes.reduce((sum, { pid }) => sum + proportionalKib(pid), 0) / KIB_OF_MIB
}

function proportionalKib(pid: number): number {
  const rollup = ifAlive(() => readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')) ?? ''
  return Number(/^Pss:\s+(\d+) kB$/m.exec(rollup)?.[1] ?? 0)
}

export const isAlive = (pid: number) => livingProcess(pid) !== undefined

function livingProcess(pid: number): LivingProcess | undefined {
  return ifAlive(() => {
    const { parent, seconds } = readStat(readFileSync(`/proc/${pid}/stat`, 'utf8'))
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim()
    return { pid, parent, command, seconds }
  })
}

/** The parent and the processor seconds of a line of `/proc/<pid>/stat`. */
export function readStat(line: string): { parent: number; seconds: number } {
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ')
  const ticks = [...USED, ...USED_BY_ENDED_CHILDREN].reduce((sum, place) => sum + Number(fields[place]), 0)
  return { parent: Number(fields[PARENT]), seconds: ticks / TICKS_A_SECOND }
}

/** A process may end between being listed and being read. */
function ifAlive<T>(read: () => T): T | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}
