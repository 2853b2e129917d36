import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { and, asc, eq, gt } from 'drizzle-orm'
import { importRefusals, problemSentence, refusedSheetText } from '#contract/imports/imports.text.ts'
import { importCode } from '#domain/imports/import-problem.ts'
import { importColumns } from '#domain/imports/import-sheets.ts'
import type { Querier } from '../../database/client.ts'
import { importRows } from '../../database/schema/imports.ts'
import type { TextColumn } from '../../documents/text-sheet.ts'
import { sheetOf, writeWorkbook } from '../../documents/xlsx/write-workbook.ts'
import { notFound } from '../../problem.ts'
import { audit } from '../../security/audit.ts'
import type { RunWork } from '../../work.ts'
import type { StoredRow } from './apply-import.ts'
import { importRecord } from './read-imports.ts'
import type { WhichImport } from './start-import.ts'

/** Rows that are read and written at once. */
const BATCH = 1000

/**
 * The refused rows of an import as a workbook: the sheet's own columns, so that it can be mended and sent again, and why each was refused.
 * Every download is recorded. @throws 404, also when none was refused or the rows are gone
 */
export async function refusedRowsSheet(
  database: Querier,
  run: RunWork,
  which: WhichImport,
): Promise<{ content: Buffer; fileName: string }> {
  const record = await importRecord(database, which)
  if (record.emptiedAt !== null) throw notFound(importRefusals.emptied)
  if (record.rowsRefused === 0) throw notFound(importRefusals.noRefused)
  await run((work) =>
    audit(work, {
      subjectId: null,
      action: 'import.refused-rows-downloaded',
      entityId: record.id,
      after: { kind: record.kind, rows: record.rowsRefused },
    }),
  )
  const folder = join(tmpdir(), 'portal-refused-rows')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, `${randomUUID()}.xlsx`)
  try {
    const columns = [...importColumns[record.kind].map(({ id }) => valueColumn(id)), lineColumn, reasonColumn]
    const batches = refusedRows(database, record.id)
    await writeWorkbook(path, [sheetOf({ name: refusedSheetText.name, columns, batches })])
    return { content: await readFile(path), fileName: `linhas-recusadas-${record.id}.xlsx` }
  } finally {
    await rm(path, { force: true })
  }
}

function valueColumn(id: string): TextColumn<StoredRow> {
  return { title: id, width: 18, read: ({ values }) => String(values[id] ?? '') }
}

const lineColumn: TextColumn<StoredRow> = {
  title: refusedSheetText.line,
  width: 8,
  read: ({ line }) => String(line),
}

const reasonColumn: TextColumn<StoredRow> = {
  title: refusedSheetText.reasons,
  width: 80,
  read: ({ problems }) =>
    problems
      .map((problem) => {
        const column = problem.column === null ? '' : `${problem.column}: `
        return `${importCode(problem.reason)} ${column}${problemSentence(problem)}`
      })
      .join(' '),
}

async function* refusedRows(database: Querier, importId: number): AsyncGenerator<StoredRow[]> {
  for (let line = 0; ; ) {
    const rows = await database
      .select()
      .from(importRows)
      .where(
        and(eq(importRows.importId, importId), eq(importRows.outcome, 'refused'), gt(importRows.line, line)),
      )
      .orderBy(asc(importRows.line))
      .limit(BATCH)
    if (rows.length === 0) return
    yield rows
    line = rows.at(-1)?.line ?? line
  }
}
