import { and, asc, count, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import { isRefused } from '#domain/imports/import-problem.ts'
import { takenChanges } from '#domain/imports/own-data.ts'
import { isAmong } from '#domain/imports/row-changes.ts'
import { importRows, type RowResult } from '../../database/schema/imports.ts'
import { audit } from '../../security/audit.ts'
import type { Work } from '../../work.ts'
import { checkFacts } from './check-facts.ts'
import { type ImportJob, inStep } from './import-job.ts'
import { importKind } from './kinds/all-imports.ts'
import type { ValidatedRow } from './kinds/define-import.ts'
import { resultsOf } from './row-totals.ts'

/** Rows of one transaction: so long nobody else changes whom they are about. */
export const STEP_ROWS = 200

export type StoredRow = typeof importRows.$inferSelect

/** A row's result, and what was written. */
export type RowOutcome = { line: number; result: RowResult; written: unknown }

/**
 * Writes what was confirmed, step by step from where it was broken off. A row is judged once more with its subjects held: what it would
 * change by now must be among what was seen, or it is left as it is.
 */
export async function applyImport(job: ImportJob): Promise<void> {
  const { api, record } = job
  const total = record.rowsNew + record.rowsChanged
  let done = await doneRows(job)
  for (let cursor = record.cursor; ; ) {
    const rows = await nextRows(job, cursor)
    if (rows.length === 0) break
    cursor = rows.at(-1)?.line ?? cursor
    done += rows.length
    await inStep(job, async (work) => {
      await keepOutcomes(work, record.id, await applyRows(job, work, rows))
      return { cursor, progress: Math.min(999, Math.floor((done / Math.max(1, total)) * 1000)) }
    })
  }
  await inStep(job, async (work) => {
    await audit(work, {
      subjectId: null,
      action: 'import.applied',
      entityId: record.id,
      after: { kind: record.kind, run: record.run, ...(await resultsOf(work.database, record.id)) },
    })
    return { state: 'applied', appliedAt: api.clock(), progress: 1000, failures: 0 }
  })
}

async function doneRows({ api, record }: ImportJob): Promise<number> {
  const isDone = and(eq(importRows.importId, record.id), sql`${importRows.result} is not null`)
  const [found] = await api.database.select({ rows: count() }).from(importRows).where(isDone)
  return found?.rows ?? 0
}

function nextRows({ api, record }: ImportJob, cursor: number): Promise<StoredRow[]> {
  return api.database
    .select()
    .from(importRows)
    .where(
      and(
        eq(importRows.importId, record.id),
        gt(importRows.line, cursor),
        inArray(importRows.outcome, ['new', 'changed']),
        isNull(importRows.result),
      ),
    )
    .orderBy(asc(importRows.line))
    .limit(STEP_ROWS)
}

async function applyRows(
  { record }: ImportJob,
  work: Work,
  rows: readonly StoredRow[],
): Promise<RowOutcome[]> {
  const kind = importKind(record.kind)
  const facts = await checkFacts(work.database, work.now)
  const values = rows.map((row) => row.values)
  await kind.hold(work.database, values)
  const validated = await kind.validate(work.database, values, facts)
  const asSeen = rows.filter((row, at) => isUnchangedSince(validated[at], row))
  const toWrite = asSeen.flatMap((row) => {
    const changes = takenChanges(validated[rows.indexOf(row)]?.changes ?? [], row.ticked)
    return changes.length > 0 ? [{ line: row.line, values: row.values, changes }] : []
  })
  const run = { importId: record.id, run: record.run }
  const written = toWrite.length > 0 ? await kind.write(work, toWrite, run, facts) : []
  const byLine = new Map(toWrite.map(({ line }, at) => [line, written[at]]))
  return rows.map((row) => {
    const result = asSeen.includes(row) ? 'applied' : 'stale'
    return { line: row.line, result, written: byLine.get(row.line) ?? null }
  })
}

function isUnchangedSince(validated: ValidatedRow | undefined, seen: StoredRow): boolean {
  return validated !== undefined && !isRefused(validated.problems) && isAmong(validated.changes, seen.changes)
}

/** Keeps what became of rows. */
export async function keepOutcomes(
  { database }: Work,
  importId: number,
  outcomes: readonly RowOutcome[],
): Promise<void> {
  await database.execute(sql`
    update import_rows set result = told.result, written = told.written
    from json_to_recordset(${JSON.stringify(outcomes)}) as told(line int, result text, written jsonb)
    where import_rows.import_id = ${importId} and import_rows.line = told.line`)
}
