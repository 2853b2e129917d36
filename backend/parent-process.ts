import { fstatSync } from 'node:fs'

/**
 * Calls `stop` when the process that started this one is gone, so that no API is left running by itself: its IPC channel
 * disconnects or, when standard input is a pipe from it, the pipe ends. A terminal or /dev/null as standard input says nothing.
 */
export function stopWithParent(stop: () => void): void {
  if (process.channel) process.once('disconnect', stop)
  const { stdin } = process
  if (stdin.isTTY || !isPipe()) return
  stdin.once('end', stop)
  stdin.once('error', stop)
  stdin.resume()
}

function isPipe(): boolean {
  try {
    const kind = fstatSync(0)
    return kind.isFIFO() || kind.isSocket()
  } catch {
    return false
  }
}
