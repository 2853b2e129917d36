import { eq } from 'drizzle-orm'
import { importRefusals } from '#contract/imports/imports.text.ts'
import { importColumns } from '#domain/imports/import-sheets.ts'
import { proposeMapping } from '#domain/imports/map-columns.ts'
import type { TableHead } from '#domain/imports/table-head.ts'
import type { Api } from '../../api.ts'
import { importRows, imports } from '../../database/schema/imports.ts'
import { conflict, invalid } from '../../problem.ts'
import type { Work } from '../../work.ts'
import { NO_ROWS } from './check-import.ts'
import type { ImportRecord } from './import-job.ts'
import { keptContent } from './kept-content.ts'
import { requireHead } from './read-head.ts'
import { importRecord } from './read-imports.ts'
import { heldImport, requireState, type WhichImport } from './start-import.ts'

/** The sheet of a file, from 0, and the line that names its columns; null: the one that names most. */
export type SheetPlace = { sheet: number; header: number | null }

/** Reads a file that is kept once more, from another sheet or another line on. @throws 404; 409 once it is written; 422 on `planilha`, `cabecalho` or `arquivo` */
export async function readFromPlace(api: Api, which: WhichImport, place: SheetPlace): Promise<TableHead> {
  const record = await importRecord(api.database, which)
  requireReadable(record)
  const { sheets, opening, sheet } = record.reading
  if (place.sheet >= Math.max(1, sheets.length)) throw invalid({ planilha: importRefusals.noSheet })
  const isKnown = place.sheet !== sheet || opening.some(({ line }) => line === place.header)
  if (place.header !== null && !isKnown) throw invalid({ cabecalho: importRefusals.noLine })
  const content = await keptContent(api, record)
  return requireHead(record.kind, { content, leaving: new AbortController().signal }, place)
}

/** Keeps how a file is read from now on. What was checked of it goes: it was about other rows. @throws 404; 409 once it is written */
export async function chooseSheet(work: Work, which: WhichImport, head: TableHead): Promise<void> {
  const { database } = work
  const record = await heldImport(database, which)
  requireReadable(record)
  const { header, sample, ...reading } = head
  const isChecked = record.state === 'checked'
  if (isChecked) await database.delete(importRows).where(eq(importRows.importId, record.id))
  await database
    .update(imports)
    .set({
      header,
      sample,
      reading,
      mapping: proposeMapping(importColumns[record.kind], header),
      failure: null,
      ...(isChecked && { state: 'sent', ...NO_ROWS }),
    })
    .where(eq(imports.id, record.id))
}

function requireReadable(record: ImportRecord): void {
  requireState(record, ['sent', 'checked', 'undone'])
  if (record.emptiedAt !== null) throw conflict(importRefusals.emptied)
}
