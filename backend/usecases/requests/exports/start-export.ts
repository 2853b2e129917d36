import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { and, eq, sql } from 'drizzle-orm'
import type { Api } from '#backend/api.ts'
import { DiskFull } from '#backend/atomic-file.ts'
import { lockPerson } from '#backend/database/locks.ts'
import { requestExports } from '#backend/database/schema/request-exports.ts'
import { StorageUnavailable } from '#backend/files/file-storage.ts'
import { conflict, notFound } from '#backend/problem.ts'
import type { Actor } from '#backend/security/actor.ts'
import { runWork, type Work, type WorkOrigin } from '#backend/work.ts'
import { nothingToExport, tooManyExports } from '#contract/requests/requests.text.ts'
import { countRequests } from '../list/list-requests.ts'
import { type RequestFilters, requestCondition } from '../list/request-filter.ts'
import { findExport, isOpen, type RequestExport } from './find-exports.ts'

/** Up to so many rows it takes a second or two, for which who asks may wait. */
const SHORT_ROWS = 20_000

/** How often a short one that is waited for is looked at, milliseconds. */
const LOOK_MS = 100

/** Most that one person may have asked for at once. */
const MAX_OPEN = 5

type Origin = WorkOrigin & { actor: Actor }

/**
 * Has the requests that filters find written to a spreadsheet that only the actor can fetch, for one hour from when it is ready. Of
 * re-registrations, asked for by who decides about them, it holds what was sent of each that was granted; those are exported once the file
 * is written. A short one is waited for; the same again, while it is not ready, is the same one.
 * @throws 404 when there is nothing to export; 409 when too many are asked for; DiskFull, StorageUnavailable, which are answered with 503
 */
export async function startExport(api: Api, origin: Origin, filters: RequestFilters): Promise<RequestExport> {
  const condition = requestCondition(api.database, filters, origin)
  const total = await countRequests(api.database, condition)
  if (total === 0) throw notFound(nothingToExport)
  const publicId = await runWork(api, origin, (work) => order(api, work, { ...origin, filters, total }))
  const deadline = performance.now() + (total > SHORT_ROWS ? 0 : api.exportTimeoutMs)
  for (;;) {
    const asked = await findExport(api.database, publicId, api.clock())
    if (!asked) throw new Error('the export is gone')
    if (asked.failure === 'no-room') throw new DiskFull(undefined)
    if (asked.failure === 'storage-away') throw new StorageUnavailable(undefined)
    if (asked.failure) throw new Error('the export failed')
    if (asked.state === 'ready' || performance.now() >= deadline) return asked
    await wait(LOOK_MS)
  }
}

async function order(
  { exports }: Api,
  work: Work,
  { actor, filters, total, now, requestId }: Origin & { filters: RequestFilters; total: number },
): Promise<string> {
  const { database } = work
  await lockPerson(database, actor.personId)
  const wanted = Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined))
  const open = await database
    .select({
      publicId: requestExports.publicId,
      isSame: sql<boolean>`${requestExports.filters} = ${JSON.stringify(wanted)}::jsonb
        and ${requestExports.level} is not distinct from ${actor.level}::smallint`,
    })
    .from(requestExports)
    .where(and(eq(requestExports.ownerId, actor.personId), isOpen))
  const same = open.find(({ isSame }) => isSame)
  if (same) return same.publicId
  if (open.length >= MAX_OPEN) throw conflict(tooManyExports)
  const isLong = total > SHORT_ROWS
  const [row] = await database
    .insert(requestExports)
    .values({
      publicId: randomUUID(),
      ownerId: actor.personId,
      level: actor.level,
      sessionId: actor.sessionId,
      serving: actor.serving && { ...actor.serving, until: actor.serving.until.toISOString() },
      requestId,
      filters: wanted,
      name: `requisicoes_${stamp(now)}.xlsx`,
      isLong,
      state: 'waiting',
      rowsTotal: total,
      askedAt: now,
    })
    .returning({ id: requestExports.id, publicId: requestExports.publicId })
  if (!row) throw new Error('the export was not stored')
  await exports.enqueue(database, { id: row.id, isLong })
  return row.publicId
}

/** `AAAAMMDD_HHmmss` in São Paulo. */
function stamp(now: Date): string {
  const text = now.toLocaleString('sv-SE', { timeZone: 'America/Sao_Paulo' })
  return text.replaceAll(/[-:]/g, '').replace(' ', '_')
}
