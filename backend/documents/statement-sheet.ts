import writeXlsxFile, { type Column } from 'write-excel-file/node'
import type { StatementLineOnWire } from '#contract/statement.ts'
import { STATEMENT_COLUMNS } from './statement-columns.ts'
import { harmless } from './text-sheet.ts'

const FORMATS = { reais: '#,##0.00', quotas: '#,##0.00000000' }

/** Lines of a statement as an .xlsx, figures as numbers. */
export async function statementSheet(lines: readonly StatementLineOnWire[]): Promise<Buffer> {
  const columns: Column<StatementLineOnWire>[] = STATEMENT_COLUMNS.map((column) => ({
    header: { value: column.title, fontWeight: 'bold' },
    width: column.width,
    cell: (line: StatementLineOnWire) =>
      column.kind === 'text'
        ? { type: String, value: harmless(column.read(line)) }
        : { type: Number, value: column.read(line), format: FORMATS[column.kind] },
  }))
  return writeXlsxFile([...lines], { columns, sheet: 'Extrato', stickyRowsCount: 1 }).toBuffer()
}
