import { execFileSync } from 'node:child_process'

const SAMPLE_MS = 100
const KIB_OF_MIB = 1024

/** Resident memory of a process now, MiB. */
export function memoryOf(pid: number): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / KIB_OF_MIB
}

/** Looks at the memory of a process until it is stopped. @returns the most that it had, MiB */
export function watchMemory(pid: number): { stop: () => number } {
  let most = memoryOf(pid)
  const look = setInterval(() => {
    most = Math.max(most, memoryOf(pid))
  }, SAMPLE_MS)
  const stop = () => {
    clearInterval(look)
    return Math.max(most, memoryOf(pid))
  }
  return { stop }
}
