import writeXlsxFile, { type Cell, type Column } from 'write-excel-file/node'
import type { StatementLineOnWire } from '#contract/statement/statement.ts'
import { STATEMENT_COLUMNS, type StatementColumn } from './statement-columns.ts'
import { escapeFormula } from './text-sheet.ts'

const FORMATS = { day: 'dd/mm/yyyy', month: 'mm/yyyy', reais: '#,##0.00', quotas: '#,##0.00000000' }

/** Lines of a statement as an .xlsx: days and months are dates, figures are numbers. */
export async function statementSheet(lines: readonly StatementLineOnWire[]): Promise<Buffer> {
  const columns: Column<StatementLineOnWire>[] = STATEMENT_COLUMNS.map((column) => ({
    header: { value: column.title, fontWeight: 'bold' },
    width: column.width,
    cell: (line: StatementLineOnWire) => cellOf(column, line),
  }))
  return writeXlsxFile([...lines], { columns, sheet: 'Extrato', stickyRowsCount: 1 }).toBuffer()
}

function cellOf(column: StatementColumn, line: StatementLineOnWire): Cell {
  switch (column.kind) {
    case 'text':
      return { type: String, value: escapeFormula(column.read(line)) }
    case 'day':
    case 'month':
      // A month of reference is its first day, shown without it.
      return { type: Date, value: new Date(column.read(line)), format: FORMATS[column.kind] }
    default:
      return { type: Number, value: column.read(line), format: FORMATS[column.kind] }
  }
}
