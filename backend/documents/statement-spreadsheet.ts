import { stringify } from 'csv-stringify/sync'
import type { Column } from 'write-excel-file/node'
import { movementName, statementAccountNames } from '#contract/statement.text.ts'
import type { StatementLineOnWire } from '#contract/statement.ts'
import { printAmount, printCompetence, printDate, printQuotas } from './print-format.ts'
import { harmless } from './text-sheet.ts'

/** A column: a text, reais, or quotas with eight decimals. */
type StatementColumn = { title: string; width: number } & (
  | { kind: 'text'; read: (line: StatementLineOnWire) => string }
  | { kind: 'reais' | 'quotas'; read: (line: StatementLineOnWire) => number }
)

const COLUMNS: readonly StatementColumn[] = [
  { title: 'Data do crédito', width: 16, kind: 'text', read: ({ dataCredito }) => printDate(dataCredito) },
  { title: 'Competência', width: 12, kind: 'text', read: ({ competencia }) => printCompetence(competencia) },
  { title: 'Tipo', width: 8, kind: 'text', read: ({ tipo }) => tipo },
  { title: 'Movimento', width: 32, kind: 'text', read: movementName },
  { title: 'Conta', width: 28, kind: 'text', read: ({ conta }) => statementAccountNames[conta] },
  { title: 'Perfil', width: 20, kind: 'text', read: ({ perfil }) => perfil },
  { title: 'Valor (R$)', width: 14, kind: 'reais', read: ({ valor }) => valor },
  { title: 'Valor da cota', width: 16, kind: 'quotas', read: ({ valorCota }) => valorCota },
  { title: 'Cotas', width: 18, kind: 'quotas', read: ({ cotas }) => cotas },
  { title: 'Cotas acumuladas', width: 20, kind: 'quotas', read: ({ cotasAcumuladas }) => cotasAcumuladas },
  { title: 'Saldo (R$)', width: 16, kind: 'reais', read: ({ saldo }) => saldo },
]

const FORMATS = { reais: '#,##0.00', quotas: '#,##0.00000000' }

/** Lines of a statement as an .xlsx, figures as numbers. */
export async function writeStatementSpreadsheet(lines: readonly StatementLineOnWire[]): Promise<Buffer> {
  const columns: Column<StatementLineOnWire>[] = COLUMNS.map((column) => ({
    header: { value: column.title, fontWeight: 'bold' },
    width: column.width,
    cell: (line: StatementLineOnWire) =>
      column.kind === 'text'
        ? { type: String, value: harmless(column.read(line)) }
        : { type: Number, value: column.read(line), format: FORMATS[column.kind] },
  }))
  const { default: writeXlsxFile } = await import('write-excel-file/node')
  return writeXlsxFile([...lines], { columns, sheet: 'Extrato', stickyRowsCount: 1 }).toBuffer()
}

/** How Brazilian spreadsheet programs read a text: semicolons, and a byte order mark before its UTF-8. */
const CSV = { bom: true, delimiter: ';', record_delimiter: 'windows', quoted_match: /[\r\n]/ } as const

/** Lines of a statement as CSV, figures with decimal commas. */
export function writeStatementCsv(lines: readonly StatementLineOnWire[]): string {
  const rows = lines.map((line) =>
    COLUMNS.map((column) => {
      if (column.kind === 'text') return harmless(column.read(line))
      const print = column.kind === 'reais' ? printAmount : printQuotas
      return print(column.read(line)).replaceAll('.', '')
    }),
  )
  return stringify([COLUMNS.map(({ title }) => title), ...rows], CSV)
}
