import { chmod, mkdtemp, readdir, rm, statfs } from 'node:fs/promises'
import { freemem } from 'node:os'
import { join } from 'node:path'
import { isAlive } from '#backend/database/embedded/start-lock.ts'

/** Where Linux keeps files in memory. */
const MEMORY = '/dev/shm'

/** Room for a run's databases, which may come to half of it; bytes. */
const ROOM = 4 * 1024 ** 3

const ours = /^portal-tests-(\d+)-/

/**
 * A folder for the databases of this run, in memory: files clone and drop hundreds of them, which a disk takes ever longer for. Folders
 * that ended runs left there are removed. @returns null where there is no room; the databases are then on disk
 */
export async function testDataInMemory(): Promise<string | null> {
  try {
    for (const name of await readdir(MEMORY)) {
      const pid = ours.exec(name)?.[1]
      if (pid !== undefined && !isAlive(Number(pid)))
        await rm(join(MEMORY, name), { recursive: true, force: true })
    }
    const { bavail, bsize } = await statfs(MEMORY)
    if (bavail * bsize < ROOM || freemem() < ROOM) return null
    const folder = await mkdtemp(join(MEMORY, `portal-tests-${process.pid}-`))
    // PostgreSQL, which never runs as root, looks for its data in it as a user of its own.
    await chmod(folder, 0o755)
    return folder
  } catch {
    return null
  }
}
