import { readdirSync, readFileSync } from 'node:fs'

/** A process as Linux tells of it; times in its clock ticks. `begun` tells it from a later one with the same id. */
export type Running = {
  pid: number
  parent: number
  begun: number
  /** Ticks that it used itself. */
  own: number
  /** Ticks of its children that have ended, and of theirs. */
  ended: number
}

/** Ticks of a processor second: what every Linux that Node runs on has. */
export const TICKS_A_SECOND = 100

/** Every process of this machine; nothing where there is no `/proc`. */
export function runningProcesses(): Running[] {
  try {
    return readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? (processOf(name) ?? []) : []))
  } catch {
    return []
  }
}

/** One process; null when it is gone. */
export function processOf(pid: string): Running | null {
  try {
    return parsed(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return null
  }
}

/** A line of `/proc/<pid>/stat`. A command's name stands in brackets and may hold brackets and spaces. */
export function parsed(line: string): Running {
  const rest = line.slice(line.lastIndexOf(')') + 2).split(' ')
  const field = (number: number) => Number(rest[number - 3])
  return {
    pid: Number.parseInt(line, 10),
    parent: field(4),
    begun: field(22),
    own: field(14) + field(15),
    ended: field(16) + field(17),
  }
}
