import { eq } from 'drizzle-orm'
import { type ImportProblem, isRefused, isWarning } from '#domain/imports/import-problem.ts'
import type { Cells, CheckFacts, RowValues } from '#domain/imports/import-sheet.ts'
import { MOST_IMPORT_ROWS } from '#domain/imports/import-sheets.ts'
import { outcomeOf } from '#domain/imports/own-data.ts'
import { RepeatedRows } from '#domain/imports/repeated-rows.ts'
import { type ImportFailure, importRows } from '../../database/schema/imports.ts'
import { type TableRow, UnreadableTable } from '../../documents/read-table/table-row.ts'
import { ReadingCutOff, readKeptRows } from '../../files/reading-threads.ts'
import { audit } from '../../security/audit.ts'
import type { Work } from '../../work.ts'
import { checkFacts } from './check-facts.ts'
import { type ImportJob, type ImportRecord, inStep, Stopping } from './import-job.ts'
import { keptContent } from './kept-content.ts'
import { importKind } from './kinds/all-imports.ts'
import type { ImportKind, ValidatedRow } from './kinds/define-import.ts'

/** Rows that are judged and stored at once. */
const BATCH = 500

/** An import of which no row was judged. */
export const NO_ROWS = {
  rowsNew: 0,
  rowsChanged: 0,
  rowsUnchanged: 0,
  rowsHeld: 0,
  rowsRefused: 0,
  rowsWarned: 0,
}

type Counts = typeof NO_ROWS
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
  const facts = { ...(await checkFacts(api.database, api.clock())), ...spellingOf(record) }
  const repeated = new RepeatedRows(kind.sheet)
  const counts: Counts = { ...NO_ROWS }
  await inStep(job, async ({ database }) => {
    await database.delete(importRows).where(eq(importRows.importId, record.id))
    return { progress: 0, cursor: 0, ...counts }
  })
  let rows = 0
  const { sheet, headerTo } = record.reading
  const all = readKeptRows(await keptContent(api, record), { sheet, stopping: job.stopping })
  for await (const batch of batchesOf(all, headerTo)) {
    rows += batch.length
    if (rows > MOST_IMPORT_ROWS) throw new FileAtFault('too-many-rows')
    const checked = batch.map((row) => checkRow(kind, row, { facts, repeated, record }))
    await inStep(job, async (work) => {
      await storeRows(work, await validatedRows(work, kind, checked, facts), { importId: record.id, counts })
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

/** How the file writes its days and numbers, by the columns of the sheet. */
function spellingOf({ mapping, reading }: ImportRecord): Pick<CheckFacts, 'spelling' | 'countsFrom1904'> {
  const spelling = Object.entries(mapping).flatMap(([column, at]) => {
    const told = at === null ? undefined : reading.spelling[at]
    return told === undefined ? [] : [[column, told] as const]
  })
  return { spelling: Object.fromEntries(spelling), countsFrom1904: reading.countsFrom1904 }
}

/** The rows below the header, a batch at a time. */
async function* batchesOf(rows: AsyncIterable<TableRow>, headerTo: number): AsyncGenerator<TableRow[]> {
  let batch: TableRow[] = []
  for await (const row of rows) {
    if (row.line > headerTo) batch.push(row)
    if (batch.length < BATCH) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

function checkRow(
  { sheet }: ImportKind,
  { line, cells, isBroken }: TableRow,
  {
    facts,
    repeated,
    record: { mapping, header, reading },
  }: { facts: CheckFacts; repeated: RepeatedRows<RowValues>; record: ImportRecord },
): Checked {
  // Beside the table of a workbook there may be notes; a CSV has nothing beside it, but delimiters within a text.
  const isTooWide = reading.sheets.length === 0 && cells.slice(header.length).some((cell) => cell !== '')
  if (isBroken || isTooWide) return { line, values: {}, problems: [{ column: null, reason: 'broken-row' }] }
  const mapped: Cells = Object.fromEntries(
    sheet.columns.flatMap(({ id }) => {
      const at = mapping[id] ?? null
      return at === null ? [] : [[id, cells[at] ?? '']]
    }),
  )
  const { values, problems } = sheet.check(mapped, facts)
  const others = isRefused(problems) ? [] : repeated.problemsOf(line, values)
  const kept = isRefused(problems) ? { ...values, ...asWritten(mapped, values, problems) } : values
  return { line, values: kept, problems: [...problems, ...others] }
}

/** Longest text of a cell that could not be read. */
const LONGEST_UNREAD = 200

/** Values with the text of cells that could not be read: whoever mends the refused rows sees it. */
function asWritten(cells: Cells, values: RowValues, problems: readonly ImportProblem[]): RowValues {
  const unread = problems.flatMap(({ column }) =>
    column !== null && (values[column] ?? '') === ''
      ? [[column, (cells[column] ?? '').slice(0, LONGEST_UNREAD)]]
      : [],
  )
  return Object.fromEntries(unread)
}

/** Rows as they are kept; null for those that change nothing. What is wrong by itself is not looked up. */
async function validatedRows(
  { database }: Work,
  kind: ImportKind,
  checked: readonly Checked[],
  facts: CheckFacts,
): Promise<(Omit<StoredRow, 'importId'> | null)[]> {
  const fine = checked.filter(({ problems }) => !isRefused(problems))
  const validated = await kind.validate(
    database,
    fine.map(({ values }) => values),
    facts,
  )
  const byLine = new Map(fine.map(({ line }, at) => [line, validated[at]]))
  return checked.map(({ line, values, problems }) => {
    const found = byLine.get(line)
    const all = problemsOf(problems, found)
    if (isRefused(all) || !found)
      return { line, values, changes: [], problems: all, outcome: 'refused' as const }
    if (found.outcome === 'unchanged') return null
    const { changes } = found
    return {
      line,
      values,
      changes,
      problems: all,
      outcome: outcomeOf({ outcome: found.outcome, changes }, []),
    }
  })
}

/** Everything wrong with a row. That somebody has one more enrolment is news where it is new, and said once. */
function problemsOf(own: readonly ImportProblem[], validated: ValidatedRow | undefined): ImportProblem[] {
  const onRecord = validated?.problems ?? []
  const isSecond = ({ reason }: ImportProblem) => reason === 'second-enrolment'
  const isNews = validated?.outcome === 'new' && !onRecord.some(isSecond)
  return [...own.filter((problem) => isNews || !isSecond(problem)), ...onRecord]
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
  counts.rowsHeld += count('held')
  counts.rowsRefused += count('refused')
  counts.rowsUnchanged += rows.length - kept.length
  counts.rowsWarned += kept.filter((row) => row.outcome !== 'refused' && row.problems.some(isWarning)).length
  if (kept.length > 0) await database.insert(importRows).values(kept.map((row) => ({ ...row, importId })))
}
