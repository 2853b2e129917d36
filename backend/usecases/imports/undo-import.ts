import { and, desc, eq, lt } from 'drizzle-orm'
import { importRows, type StoredObstacle } from '../../database/schema/imports.ts'
import { audit } from '../../security/audit.ts'
import type { Work } from '../../work.ts'
import { keepOutcomes, STEP_ROWS, type StoredRow } from './apply-import.ts'
import { checkFacts } from './check-facts.ts'
import { type ImportJob, inStep, Stopping } from './import-job.ts'
import { importKind } from './kinds/all-imports.ts'
import type { UndoObstacle } from './kinds/define-import.ts'
import { laterImportsOn } from './later-imports.ts'
import { resultsOf } from './row-totals.ts'

/** Rows that are looked through at once for what stands in the way. */
const LOOK_ROWS = 1000

/** Share of the work, per mille, that looking takes. */
const LOOKING = 300

/**
 * Undoes an import as a whole, the last row first. It looks through all rows before it touches one: where something stands in the way
 * nothing is undone, and the import says what. A row on which something comes to hang between the two is kept, and counted.
 */
export async function undoImport(job: ImportJob): Promise<void> {
  const { api, record } = job
  const { applied: total } = await resultsOf(api.database, record.id)
  const hasBegun = record.cursor > 0
  const obstacles = hasBegun ? [] : await findObstacles(job, total)
  if (obstacles.length > 0) {
    await inStep(job, async () => ({ state: 'applied', obstacles, progress: 1000, failures: 0 }))
    return
  }
  let done = 0
  for (let before = hasBegun ? record.cursor : Number.MAX_SAFE_INTEGER; ; ) {
    const rows = await rowsBefore(job, before, STEP_ROWS)
    if (rows.length === 0) break
    before = rows.at(-1)?.line ?? 0
    done += rows.length
    const share = done / Math.max(1, total)
    await inStep(job, async (work) => {
      await undoRows(job, work, rows)
      return { cursor: before, progress: Math.min(999, LOOKING + Math.floor(share * (1000 - LOOKING))) }
    })
  }
  await inStep(job, async (work) => {
    await audit(work, {
      subjectId: null,
      action: 'import.undone',
      entityId: record.id,
      after: { kind: record.kind, run: record.run, ...(await resultsOf(work.database, record.id)) },
    })
    return { state: 'undone', undoneAt: work.now, progress: 1000, cursor: 0, failures: 0 }
  })
}

/** Rows that were written above a line, the last first. */
function rowsBefore({ api, record }: ImportJob, line: number, limit: number): Promise<StoredRow[]> {
  return api.database
    .select()
    .from(importRows)
    .where(
      and(
        eq(importRows.importId, record.id),
        eq(importRows.result, 'applied'),
        lt(importRows.line, Math.min(line, 2_147_483_647)),
      ),
    )
    .orderBy(desc(importRows.line))
    .limit(limit)
}

async function findObstacles(job: ImportJob, total: number): Promise<StoredObstacle[]> {
  const found = new Map<UndoObstacle, StoredObstacle>()
  const { database } = job.api
  const { id, kind } = job.record
  const later = importKind(kind).bringsEnrolments ? await laterImportsOn(database, id) : null
  let looked = 0
  for (let before = Number.MAX_SAFE_INTEGER; ; ) {
    if (job.stopping.aborted) throw new Stopping()
    const rows = await rowsBefore(job, before, LOOK_ROWS)
    if (rows.length === 0) break
    before = rows.at(-1)?.line ?? 0
    const obstacles = await obstaclesOf(job, job.api, rows)
    for (const [at, obstacle] of obstacles.entries()) {
      const line = rows[at]?.line ?? 0
      const reason = later?.get(line) ?? obstacle
      if (reason === null) continue
      const known = found.get(reason)
      found.set(reason, { reason, rows: (known?.rows ?? 0) + 1, line })
    }
    looked += rows.length
    const progress = Math.floor((looked / Math.max(1, total)) * LOOKING)
    await inStep(job, async () => ({ progress }))
  }
  return [...found.values()]
}

async function obstaclesOf(
  { api, record }: ImportJob,
  { database }: Pick<Work, 'database'> | ImportJob['api'],
  rows: readonly StoredRow[],
): Promise<(UndoObstacle | null)[]> {
  const written = rows.filter((row) => row.written !== null)
  const facts = await checkFacts(database, api.clock())
  const run = { importId: record.id, run: record.run }
  const found = await importKind(record.kind).obstacles(database, written.map(asWritten), run, facts)
  const byLine = new Map(written.map(({ line }, at) => [line, found[at] ?? null]))
  return rows.map(({ line }) => byLine.get(line) ?? null)
}

function asWritten({ line, values, changes, written }: StoredRow) {
  return { line, values, changes, written }
}

async function undoRows(job: ImportJob, work: Work, rows: readonly StoredRow[]): Promise<void> {
  const { record } = job
  const kind = importKind(record.kind)
  await kind.hold(
    work.database,
    rows.map(({ values }) => values),
  )
  const obstacles = await obstaclesOf(job, work, rows)
  const free = rows.filter((_, at) => obstacles[at] === null)
  const written = free.filter((row) => row.written !== null)
  if (written.length > 0)
    await kind.undo(work, written.map(asWritten), { importId: record.id, run: record.run })
  await keepOutcomes(
    work,
    record.id,
    rows.map((row) => {
      const result = free.includes(row) ? 'undone' : 'kept'
      return { line: row.line, result, written: result === 'undone' ? null : row.written }
    }),
  )
}
