import { refuse } from './table-row.ts'

/**
 * Time of the processor that reading a file may take in this thread, however busy the machine is otherwise. It is looked at between
 * pieces: whoever stays within one for long has to be ended from outside.
 */
export type TimeBudget = {
  /** @throws UnreadableTable once the time is over */
  look: () => void
}

const MICROSECONDS = 1000

/** @returns a budget of so many milliseconds, from now on */
export function timeBudget(ms: number): TimeBudget {
  const begun = process.threadCpuUsage()
  return {
    look: () => {
      const { user, system } = process.threadCpuUsage(begun)
      if (user + system > ms * MICROSECONDS) refuse({ reason: 'too-complex' })
    },
  }
}
