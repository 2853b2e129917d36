import { and, count, desc, eq, gt, inArray, lt, or, type SQL } from 'drizzle-orm'
import type { Querier } from '#backend/database/client.ts'
import { files } from '#backend/database/schema/files.ts'
import { requestExports } from '#backend/database/schema/request-exports.ts'
import type { FileRow } from '#backend/files/keep-file.ts'
import { secondsAfter } from '#backend/security/tokens.ts'

/** A spreadsheet that somebody asked for, with its file once that is ready. */
export type RequestExport = typeof requestExports.$inferSelect & { file: FileRow | null }

/** So long who asked is told of one that failed. Seconds. */
export const FAILED_KEPT_SECONDS = 3600

/** Condition: it waits for its turn, or is being written. */
export const isOpen = inArray(requestExports.state, ['waiting', 'running'])

/** A spreadsheet by its public id; null when there is none, or the hour of its file is over. Whose it is is not asked here. */
export async function findExport(
  database: Querier,
  publicId: string,
  now: Date,
): Promise<RequestExport | null> {
  const [found] = await exportsOf(database, eq(requestExports.publicId, publicId), now)
  return found ?? null
}

/** Those of a person that are open, can be fetched, or failed not long ago; newest first. */
export function findExportsOf(database: Querier, ownerId: number, now: Date): Promise<RequestExport[]> {
  return exportsOf(database, eq(requestExports.ownerId, ownerId), now)
}

async function exportsOf(database: Querier, condition: SQL, now: Date): Promise<RequestExport[]> {
  const rows = await database
    .select({ asked: requestExports, file: files })
    .from(requestExports)
    .leftJoin(files, eq(files.id, requestExports.fileId))
    .where(
      and(
        condition,
        or(
          isOpen,
          gt(files.retainedUntil, now),
          and(
            eq(requestExports.state, 'failed'),
            gt(requestExports.endedAt, secondsAfter(now, -FAILED_KEPT_SECONDS)),
          ),
        ),
      ),
    )
    .orderBy(desc(requestExports.id))
  return rows.map(({ asked, file }) => ({ ...asked, file }))
}

/** How many are served before one: those of its queue that were asked for earlier. */
export async function countAhead(
  database: Querier,
  { id, isLong }: Pick<RequestExport, 'id' | 'isLong'>,
): Promise<number> {
  const [row] = await database
    .select({ ahead: count() })
    .from(requestExports)
    .where(and(isOpen, eq(requestExports.isLong, isLong), lt(requestExports.id, id)))
  return row?.ahead ?? 0
}
