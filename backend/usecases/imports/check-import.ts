import { eq } from 'drizzle-orm'
import { type ImportProblem, isRefused, isWarning } from '#domain/imports/import-problem.ts'
import type { Cells, CheckFacts, RowValues } from '#domain/imports/import-sheet.ts'
import { MOST_IMPORT_ROWS } from '#domain/imports/import-sheets.ts'
import type { ColumnMapping } from '#domain/imports/map-columns.ts'
import { RepeatedRows } from '#domain/imports/repeated-rows.ts'
import { files } from '../../database/schema/files.ts'
import { type ImportFailure, importRows } from '../../database/schema/imports.ts'
import { type TableRow, UnreadableTable } from '../../documents/read-table/table-row.ts'
import { StorageUnavailable } from '../../files/file-storage.ts'
import { ReadingCutOff, readKeptRows } from '../../files/reading-threads.ts'
import { audit } from '../../security/audit.ts'
import type { Work } from '../../work.ts'
import { checkFacts } from './check-facts.ts'
import { type ImportJob, inStep, Stopping } from './import-job.ts'
import { importKind } from './kinds/all-imports.ts'
import type { ImportKind } from './kinds/define-import.ts'

/** Rows that are judged and stored at once. */
const BATCH = 500

type Counts = {
  rowsNew: number
  rowsChanged: number
  rowsUnchanged: number
  rowsRefused: number
  rowsWarned: number
}
type StoredRow = typeof importRows.$inferInsert
type Checked = { line: number; values: RowValues; problems: ImportProblem[] }

/** The file is at fault: nothing comes of it. */
class FileAtFault extends Error {
  readonly failure: ImportFailure

  constructor(failure: ImportFailure) {
    super(failure)
    this.failure = failure
  }
}

/**
 * Checks every row of an import, and keeps what each would do; nothing else is written. It begins anew wherever it was broken off. A file
 * that cannot be read to its end waits again, with the reason.
 */
export async function checkImport(job: ImportJob): Promise<void> {
  try {
    await checkRows(job)
  } catch (error) {
    if (job.stopping.aborted) throw new Stopping()
    const isUnreadable = error instanceof UnreadableTable || error instanceof ReadingCutOff
    const failure = isUnreadable ? 'unreadable' : null
    if (failure === null && !(error instanceof FileAtFault)) throw error
    await inStep(job, async ({ database }) => {
      await database.delete(importRows).where(eq(importRows.importId, job.record.id))
      return { state: 'sent', failure: error instanceof FileAtFault ? error.failure : failure, progress: 0 }
    })
  }
}

async function checkRows(job: ImportJob): Promise<void> {
  const { api, record } = job
  const kind = importKind(record.kind)
  const facts = await checkFacts(api.database, api.clock())
  const repeated = new RepeatedRows(kind.sheet)
  const counts: Counts = { rowsNew: 0, rowsChanged: 0, rowsUnchanged: 0, rowsRefused: 0, rowsWarned: 0 }
  await inStep(job, async ({ database }) => {
    await database.delete(importRows).where(eq(importRows.importId, record.id))
    return { progress: 0, cursor: 0, ...counts }
  })
  let rows = 0
  for await (const batch of batchesOf(readKeptRows(await contentOf(job), job.stopping))) {
    rows += batch.length
    if (rows > MOST_IMPORT_ROWS) throw new FileAtFault('too-many-rows')
    const checked = batch.map((row) => checkRow(kind, row, { facts, repeated, mapping: record.mapping }))
    await inStep(job, async (work) => {
      await storeRows(work, await judgedRows(work, kind, checked, facts), { importId: record.id, counts })
      return { ...counts, progress: Math.min(999, Math.floor((batch.at(-1)?.share ?? 0) * 1000)) }
    })
  }
  if (rows === 0) throw new FileAtFault('no-rows')
  await inStep(job, async (work) => {
    await audit(work, {
      subjectId: null,
      action: 'import.checked',
      entityId: record.id,
      after: { kind: record.kind, ...counts },
    })
    return { state: 'checked', checkedAt: work.now, progress: 1000, failures: 0 }
  })
}

async function contentOf({ api, record }: ImportJob): Promise<Buffer> {
  const [file] = await api.database
    .select({ key: files.contentKey })
    .from(files)
    .where(eq(files.id, record.fileId ?? 0))
  const content = file?.key ? await api.storage.get(file.key) : null
  if (content === null) throw new StorageUnavailable(undefined)
  return content
}

/** The rows below the header, a batch at a time. */
async function* batchesOf(rows: AsyncIterable<TableRow>): AsyncGenerator<TableRow[]> {
  let batch: TableRow[] = []
  let isHeader = true
  for await (const row of rows) {
    if (!isHeader) batch.push(row)
    isHeader = false
    if (batch.length < BATCH) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

function checkRow(
  { sheet }: ImportKind,
  { line, cells }: TableRow,
  {
    facts,
    repeated,
    mapping,
  }: { facts: CheckFacts; repeated: RepeatedRows<RowValues>; mapping: ColumnMapping },
): Checked {
  const mapped: Cells = Object.fromEntries(
    sheet.columns.flatMap(({ id }) => {
      const at = mapping[id] ?? null
      return at === null ? [] : [[id, cells[at] ?? '']]
    }),
  )
  const { values, problems } = sheet.check(mapped, facts)
  const others = problems.length === 0 ? repeated.problemsOf(line, values) : []
  return { line, values, problems: [...problems, ...others] }
}

/** Rows as they are kept; null for those that change nothing. What is wrong by itself is not looked up. */
async function judgedRows(
  { database }: Work,
  kind: ImportKind,
  checked: readonly Checked[],
  facts: CheckFacts,
): Promise<(Omit<StoredRow, 'importId'> | null)[]> {
  const fine = checked.filter(({ problems }) => !isRefused(problems))
  const judged = await kind.judge(
    database,
    fine.map(({ values }) => values),
    facts,
  )
  const byLine = new Map(fine.map(({ line }, at) => [line, judged[at]]))
  return checked.map(({ line, values, problems }) => {
    const found = byLine.get(line)
    const all = [...problems, ...(found?.problems ?? [])]
    if (isRefused(all) || !found)
      return { line, values, changes: [], problems: all, outcome: 'refused' as const }
    if (found.outcome === 'unchanged') return null
    return { line, values, changes: found.changes, problems: all, outcome: found.outcome }
  })
}

async function storeRows(
  { database }: Work,
  rows: readonly (Omit<StoredRow, 'importId'> | null)[],
  { importId, counts }: { importId: number; counts: Counts },
): Promise<void> {
  const kept = rows.filter((row) => row !== null)
  const count = (outcome: StoredRow['outcome']) => kept.filter((row) => row.outcome === outcome).length
  counts.rowsNew += count('new')
  counts.rowsChanged += count('changed')
  counts.rowsRefused += count('refused')
  counts.rowsUnchanged += rows.length - kept.length
  counts.rowsWarned += kept.filter((row) => row.outcome !== 'refused' && row.problems.some(isWarning)).length
  if (kept.length > 0) await database.insert(importRows).values(kept.map((row) => ({ ...row, importId })))
}
