import type { StatementLineOnWire } from '#contract/statement/statement.ts'
import { amountText, competenceText, dateText, quotasText } from '#contract/value-text.ts'
import { csvFigure, writeCsv } from './csv.ts'
import { documentThreads } from './document-threads.ts'
import { STATEMENT_COLUMNS, type StatementColumn } from './statement-columns.ts'
import { escapeFormula } from './text-sheet.ts'

/** Lines of a statement as an .xlsx, figures as numbers, beside whatever else is answered meanwhile. @throws Overloaded */
export async function writeStatementSpreadsheet(lines: readonly StatementLineOnWire[]): Promise<Buffer> {
  return Buffer.from(await documentThreads.run('statement', lines))
}

/** Lines of a statement as CSV, figures with decimal commas. */
export function writeStatementCsv(lines: readonly StatementLineOnWire[]): string {
  const rows = lines.map((line) => STATEMENT_COLUMNS.map((column) => textOf(column, line)))
  return writeCsv(
    STATEMENT_COLUMNS.map(({ title }) => title),
    rows,
  )
}

function textOf(column: StatementColumn, line: StatementLineOnWire): string {
  switch (column.kind) {
    case 'text':
      return escapeFormula(column.read(line))
    case 'day':
      return dateText(column.read(line))
    case 'month':
      return competenceText(column.read(line))
    case 'reais':
      return csvFigure(amountText(column.read(line)))
    case 'quotas':
      return csvFigure(quotasText(column.read(line)))
  }
}
