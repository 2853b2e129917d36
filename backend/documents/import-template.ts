import writeXlsxFile from 'write-excel-file/node'
import { templateText } from '#contract/imports/imports.text.ts'
import type { ImportKindId } from '#domain/imports/import-sheet.ts'
import { importColumns } from '#domain/imports/import-sheets.ts'
import { writeCsv } from './csv.ts'

/** An empty sheet of a kind: its columns alone, so that nothing has to be taken out before it is sent. */
export function importTemplateCsv(kind: ImportKindId): string {
  return writeCsv(
    importColumns[kind].map(({ id }) => id),
    [],
  )
}

/** The same as a workbook, with a second sheet that says how each column is filled in. */
export function importTemplateXlsx(kind: ImportKindId): Promise<Buffer> {
  const columns = importColumns[kind]
  const bold = (value: string) => ({ value, fontWeight: 'bold' as const })
  const guide = columns.map(({ id, isRequired, format }) => [
    { value: id },
    { value: isRequired ? templateText.yes : templateText.no },
    { value: templateText.formats[format] },
  ])
  return writeXlsxFile([
    {
      data: [columns.map(({ id }) => bold(id))],
      columns: columns.map(({ id }) => ({ width: Math.max(12, id.length + 2) })),
      sheet: templateText.sheet,
      stickyRowsCount: 1,
    },
    {
      data: [[templateText.column, templateText.required, templateText.how].map(bold), ...guide],
      columns: [{ width: 22 }, { width: 14 }, { width: 36 }],
      sheet: templateText.guide,
      stickyRowsCount: 1,
    },
  ]).toBuffer()
}
