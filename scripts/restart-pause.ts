/** Seconds before a process that ended is started again: 1, 2, 4 … and 30 at most. */
const LONGEST_SECONDS = 30
/** Who stood for so long did not fail to start: the next pause is the first again. */
const STOOD_SECONDS = 60

/** How often in a row a process failed, when it ends after it had answered for so many seconds; 0: it never did. */
export function failuresInARow(before: number, stoodSeconds: number): number {
  return stoodSeconds >= STOOD_SECONDS ? 1 : before + 1
}

/** Seconds to wait after so many failures in a row. */
export function restartPause(failures: number): number {
  return Math.min(LONGEST_SECONDS, 2 ** (failures - 1))
}
