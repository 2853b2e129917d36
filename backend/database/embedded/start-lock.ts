import { readFile, rm, writeFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'

const POLL_MS = 40
const PATIENCE_MS = 120_000

/** Whether a process with this id is alive, ours or not. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/**
 * Runs `action` while holding a lock file, so that two processes never prepare the same cluster at once. A lock whose process died
 * is taken over.
 */
export async function withStartLock<Result>(file: string, action: () => Promise<Result>): Promise<Result> {
  const deadline = Date.now() + PATIENCE_MS
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
  try {
    await writeFile(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  const holder = Number(await readFile(file, 'utf8').catch(() => ''))
  // An empty file is a lock being written at this very moment.
  if (holder > 0 && !isAlive(holder)) await rm(file, { force: true })
  return false
}
