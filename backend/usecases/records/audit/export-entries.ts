import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Querier } from '#backend/database/client.ts'
import { type AuditRow, auditSheet } from '#backend/documents/audit-spreadsheet.ts'
import { writeWorkbook } from '#backend/documents/xlsx/write-workbook.ts'
import { conflict } from '#backend/problem.ts'
import { auditSentences } from '#contract/records/audit.text.ts'
import { MAX_EXPORTED_ENTRIES } from '#contract/records/audit.ts'
import { auditValueLine } from '#contract/records/audit-fields.text.ts'
import { auditedValues } from './audited-values.ts'
import { entryOnWire, entryRows } from './entry-rows.ts'
import { type EntryFilters, entryIds } from './find-entries.ts'

/** Rows that are held at a time while the sheet is written. */
const BATCH = 500

/** The filtered entries as a spreadsheet, newest first. @throws 409 for none, and for more than a spreadsheet takes */
export async function exportEntries(
  database: Querier,
  filters: EntryFilters,
): Promise<{ content: Buffer; rows: number }> {
  const ids = await entryIds(database, filters, { offset: 0, limit: MAX_EXPORTED_ENTRIES + 1 })
  if (ids.length === 0) throw conflict(auditSentences.nothing)
  if (ids.length > MAX_EXPORTED_ENTRIES) throw conflict(auditSentences.tooMany)
  const folder = await mkdtemp(join(tmpdir(), 'portal-audit-'))
  try {
    const path = join(folder, 'audit.xlsx')
    await writeWorkbook(path, [auditSheet(rowsOf(database, ids))])
    return { content: await readFile(path), rows: ids.length }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function* rowsOf(database: Querier, ids: readonly number[]): AsyncGenerator<AuditRow[]> {
  for (let first = 0; first < ids.length; first += BATCH) {
    const rows = await entryRows(database, ids.slice(first, first + BATCH))
    yield rows.map((row) => ({
      ...entryOnWire(row),
      values: auditedValues(row.entry.before, row.entry.after).map(auditValueLine),
    }))
  }
}
