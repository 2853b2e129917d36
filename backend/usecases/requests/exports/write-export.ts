import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { and, eq, sql } from 'drizzle-orm'
import type { Api } from '#backend/api.ts'
import { DiskFull, diskError } from '#backend/atomic-file.ts'
import { people } from '#backend/database/schema/people.ts'
import { type ExportFailure, requestExports } from '#backend/database/schema/request-exports.ts'
import { StorageUnavailable } from '#backend/files/file-storage.ts'
import { storeFile } from '#backend/files/store-content.ts'
import type { Actor, AttendantLevel } from '#backend/security/actor.ts'
import { threadPool } from '#backend/threads/thread-pool.ts'
import { runWork } from '#backend/work.ts'
import type { RequestFilters } from '../list/request-filter.ts'
import { isOpen } from './find-exports.ts'
import { finishExport, Superseded } from './finish-export.ts'

export type ExportWorkshop = {
  databaseUrl: string
  /** Folder for files that are not whole yet. */
  folder: string
  /** The node is stopping: whatever it has in hand is for another one, or for its next start. */
  stopping: AbortSignal
}

/** An export as it was taken up. */
type ClaimedExport = typeof requestExports.$inferSelect

/** After so many attempts that failed it is given up. */
const MAX_ATTEMPTS = 5

/** How often it is stored how far one is, milliseconds. */
const SAID_EVERY_MS = 500

/** Megabytes: the modules take 20, a batch of requests a few, and whose they are four bytes a person. */
const HEAP_MB = 96

/** One long and one short at a time: the queue lets no more come. A thread needs half a second to load what it writes with. */
const threads = threadPool<typeof import('./export-thread.ts')>(
  new URL('./export-thread.ts', import.meta.url),
  { threads: 2, waiting: 2, idleMs: 30_000, heapMb: HEAP_MB },
)

/**
 * Writes a spreadsheet that was asked for, as a job of this node. Taken up again after a node died, it begins anew. Nobody sees anything
 * of one that is not whole.
 * @throws what went wrong, when it is worth trying again
 */
export async function writeExport(api: Api, workshop: ExportWorkshop, id: number): Promise<void> {
  const taken = await claimExport(api, id)
  if (!taken) return
  const { export: asked, actor } = taken
  const path = join(workshop.folder, `${asked.publicId}-${asked.attempt}.xlsx`)
  try {
    const written = await writeInThread(api, workshop, { asked, actor, path })
    const now = api.clock()
    const stored = await storeFile(api, { ...written, path }, now)
    await runWork(api, { actor, requestId: asked.requestId, now }, (work) =>
      finishExport(work, actor, { asked, stored, written }),
    )
  } catch (error) {
    if (error instanceof Superseded) return
    const failure = failureOf(error, asked.attempt)
    await letGo(api, asked, workshop.stopping.aborted ? null : failure)
    if (failure === null || failure === 'unexpected' || workshop.stopping.aborted) throw error
    api.log.warn({ err: error, export: asked.id }, 'an export was given up')
  } finally {
    await rm(path, { force: true })
  }
}

/** Takes an export over; null when nothing is left to be done. From now on an earlier attempt writes nothing more about it. */
async function claimExport(
  { database }: Api,
  id: number,
): Promise<{ export: ClaimedExport; actor: Actor } | null> {
  const [asked] = await database
    .update(requestExports)
    .set({ state: 'running', attempt: sql`${requestExports.attempt} + 1`, rowsWritten: 0 })
    .where(and(eq(requestExports.id, id), isOpen))
    .returning()
  if (!asked) return null
  const [owner] = await database
    .select({ name: people.name, level: people.adminLevel })
    .from(people)
    .where(eq(people.id, asked.ownerId))
  const serving = asked.serving && { ...asked.serving, until: new Date(asked.serving.until) }
  const actor: Actor = {
    personId: asked.ownerId,
    name: owner?.name ?? '',
    // Who is no attendant any more gets their own alone.
    level: (asked.level === null ? null : (owner?.level ?? null)) as AttendantLevel | null,
    sessionId: asked.sessionId,
    serving,
  }
  return { export: asked, actor }
}

type Order = { asked: ClaimedExport; actor: Actor; path: string }

async function writeInThread(api: Api, workshop: ExportWorkshop, { asked, actor, path }: Order) {
  await mkdir(workshop.folder, { recursive: true, mode: 0o700 })
  const progress = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
  const saying = setInterval(() => {
    sayProgress(api, asked, Atomics.load(progress, 0)).catch((error: unknown) =>
      api.log.warn({ err: error }, 'the progress of an export was not stored'),
    )
  }, SAID_EVERY_MS)
  try {
    const written = await threads.run(
      'write',
      {
        databaseUrl: workshop.databaseUrl,
        path,
        actor,
        filters: asked.filters as RequestFilters,
        now: asked.askedAt,
        progress,
      },
      { signal: workshop.stopping },
    )
    if (written === null) throw new DiskFull(undefined)
    return written
  } finally {
    clearInterval(saying)
  }
}

const isMine = ({ id, attempt }: ClaimedExport) =>
  and(eq(requestExports.id, id), eq(requestExports.attempt, attempt), eq(requestExports.state, 'running'))

async function sayProgress({ database }: Api, asked: ClaimedExport, rowsWritten: number): Promise<void> {
  if (rowsWritten > 0) await database.update(requestExports).set({ rowsWritten }).where(isMine(asked))
}

/** Why nothing will come of it; null: another attempt is worth it. */
function failureOf(error: unknown, attempt: number): ExportFailure | null {
  if (diskError(error) instanceof DiskFull) return 'no-room'
  if (error instanceof StorageUnavailable) return 'storage-away'
  return attempt < MAX_ATTEMPTS ? null : 'unexpected'
}

/** Ends an attempt that came to nothing; without a failure it waits for another one. */
async function letGo({ database, clock }: Api, asked: ClaimedExport, failure: ExportFailure | null) {
  await database
    .update(requestExports)
    .set(
      failure === null
        ? { state: 'waiting', rowsWritten: 0 }
        : { state: 'failed', failure, endedAt: clock() },
    )
    .where(isMine(asked))
}
