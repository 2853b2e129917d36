import { and, eq, inArray, isNotNull, isNull, lt, lte, notExists, sql } from 'drizzle-orm'
import type { Api } from '../api.ts'
import { fileContents, files } from '../database/schema/files.ts'
import { auditAll } from '../security/audit.ts'
import { secondsAfter } from '../security/tokens.ts'
import { runWork, type Work, type WorkOrigin } from '../work.ts'

/** Bytes may be in the storage for so long before a row refers to them: a transaction takes less by far. Seconds. */
const UNREFERRED_SECONDS = 3600

/** Files looked at in one sweep; the others wait for the next. */
const MAX_AT_ONCE = 1000

/** Contents that may fail in one sweep: after so many the storage is taken to be away. */
const MAX_FAILURES = 20

/**
 * Lets go of files whose time is over: never attached, of requests that came to nothing 30 days ago, exported spreadsheets after their
 * hour; then of bytes that no file refers to. @returns how many files, and how many contents
 */
export async function sweepFiles(api: Api, origin: WorkOrigin): Promise<{ files: number; contents: number }> {
  const dropped = await runWork(api, origin, dropOverdue)
  return { files: dropped, contents: await dropUnreferred(api, origin.now) }
}

/** Deletes files that waited in vain; of those that were once attached the row stays and says when its bytes were deleted. */
async function dropOverdue(work: Work): Promise<number> {
  const { database, now } = work
  const isOverdue = and(lte(files.retainedUntil, now), isNull(files.deletedAt))
  const forgotten = await database
    .delete(files)
    .where(and(isOverdue, isNull(files.attachedAt)))
    .returning({ id: files.id })
  const overdue = database
    .select({ id: files.id })
    .from(files)
    .where(and(isOverdue, isNotNull(files.attachedAt)))
    .limit(MAX_AT_ONCE)
  const deleted = await database
    .update(files)
    .set({ deletedAt: now, contentKey: null })
    .where(and(inArray(files.id, overdue), isOverdue))
    .returning()
  await auditAll(
    work,
    deleted.map(({ ownerId, publicId, purpose, retainedUntil }) => ({
      subjectId: ownerId,
      action: 'file.deleted',
      entityId: publicId,
      after: { purpose, retainedUntil: retainedUntil?.toISOString() },
    })),
  )
  return forgotten.length + deleted.length
}

/**
 * Lets go of bytes that no file refers to. Those that can't go now wait for another sweep and hold none of the others up; a storage that
 * refuses several is not asked any further. They are taken in no order, so that none always waits behind those that fail.
 */
async function dropUnreferred(api: Api, now: Date): Promise<number> {
  const { database, log } = api
  const storedBefore = secondsAfter(now, -UNREFERRED_SECONDS)
  const found = await database
    .select({ key: fileContents.key })
    .from(fileContents)
    .where(
      and(
        lt(fileContents.storedAt, storedBefore),
        notExists(database.select({ one: sql`1` }).from(files).where(eq(files.contentKey, fileContents.key))),
      ),
    )
    .orderBy(sql`random()`)
    .limit(MAX_AT_ONCE)
  const errors: unknown[] = []
  let dropped = 0
  for (const { key } of found) {
    if (errors.length === MAX_FAILURES) break
    try {
      if (await dropContent(api, key, storedBefore)) dropped += 1
    } catch (error) {
      errors.push(error)
    }
  }
  if (errors.length > 0)
    log.error({ err: errors[0], failed: errors.length }, 'contents of files were not deleted')
  return dropped
}

/**
 * The row of the bytes is locked while they go: whoever stores the same bytes meanwhile waits, and then stores them anew; who is about to
 * refer to them is waited for, and seen. @returns whether they went
 */
function dropContent({ database, storage }: Api, key: string, storedBefore: Date): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const [held] = await transaction
      .select({ key: fileContents.key })
      .from(fileContents)
      .where(and(eq(fileContents.key, key), lt(fileContents.storedAt, storedBefore)))
      .for('update')
    // Asked anew, now that nobody can refer to it any more: who was about to is done by now.
    if (!held || (await transaction.$count(files, eq(files.contentKey, key))) > 0) return false
    await storage.delete(key)
    await transaction.delete(fileContents).where(eq(fileContents.key, key))
    return true
  })
}
