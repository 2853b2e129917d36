import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { and, eq, lte, or } from 'drizzle-orm'
import type { Database } from '#backend/database/client.ts'
import { requestExports } from '#backend/database/schema/request-exports.ts'
import { secondsAfter } from '#backend/security/tokens.ts'
import { FAILED_KEPT_SECONDS, isOpen } from './find-exports.ts'

/** Nobody waits for one any more that did not end by itself within so long. Seconds. */
const LOST_SECONDS = 24 * 3600

/** A file that grew no further for so long is nobody's: its node died. Milliseconds. */
const LEFT_MS = 3600_000

/** Lets go of spreadsheets that nobody is told of any more; those that can be fetched go with their files. */
export async function sweepExports(database: Database, now: Date): Promise<void> {
  await database
    .delete(requestExports)
    .where(
      or(
        and(
          eq(requestExports.state, 'failed'),
          lte(requestExports.endedAt, secondsAfter(now, -FAILED_KEPT_SECONDS)),
        ),
        and(isOpen, lte(requestExports.askedAt, secondsAfter(now, -LOST_SECONDS))),
      ),
    )
}

/** Lets go of what nodes that died left half written. */
export async function sweepFolder(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name)
    const written = await stat(path).catch(() => null)
    if (written && Date.now() - written.mtimeMs > LEFT_MS) await rm(path, { force: true })
  }
}
