import { randomUUID } from 'node:crypto'
import { link, readFile, rm, writeFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'

const POLL_MS = 40
const TIMEOUT_MS = 120_000

/** Whether a process with this id is alive, ours or not. */
export function isAlive(pid: number): boolean {
  if (pid <= 0) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/**
 * Runs `action` while holding a lock file, so that two processes never prepare the same cluster at once. A lock whose process died,
 * or that names none, is taken over.
 */
export async function withStartLock<Result>(file: string, action: () => Promise<Result>): Promise<Result> {
  const deadline = Date.now() + TIMEOUT_MS
  while (!(await tryLock(file))) {
    if (Date.now() > deadline)
      throw new Error(`Outro processo está preparando o banco há muito tempo. Veja ${file}.`)
    await wait(POLL_MS)
  }
  try {
    return await action()
  } finally {
    await rm(file, { force: true })
  }
}

async function tryLock(file: string): Promise<boolean> {
  // Written beside and linked: the lock never stands there without its process, not even where this one is killed in between.
  const own = `${file}.${randomUUID()}`
  try {
    await writeFile(own, String(process.pid))
    await link(own, file)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    await rm(own, { force: true })
  }
  const holder = await readFile(file, 'utf8').catch(() => null)
  if (holder !== null && !isAlive(Number(holder))) await rm(file, { force: true })
  return false
}
