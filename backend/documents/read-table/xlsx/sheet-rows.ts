import { addDays } from '#domain/calendar.ts'
import {
  LONGEST_CELL,
  LONGEST_ROW,
  MOST_SHEET_COLUMNS,
  MOST_SHEET_ROWS,
} from '#domain/imports/table-refusal.ts'
import { refuse, type TableRow } from '../table-row.ts'
import type { XmlListener } from './parse-xml.ts'
import type { Workbook } from './workbook-parts.ts'

/** Columns that are read; further right nobody keeps any. */
const MOST_COLUMNS = 200

type Cell = { column: number; type: string; style: number; text: string }
type Row = { line: number; cells: string[]; letters: number; count: number }

/** Listens to a sheet, and tells its rows as they end. It throws UnreadableTable where one is larger than any program writes it. */
export function sheetListener(book: Workbook, onRow: (row: Omit<TableRow, 'share'>) => void): XmlListener {
  let row: Row = { line: 0, cells: [], letters: 0, count: 0 }
  let cell: Cell = { column: -1, type: '', style: 0, text: '' }
  let [isValue, isDone] = [false, false]
  return {
    onOpen: (name, { r, t = '', s = '0' }) => {
      if (name === 'row') {
        row = { line: lineAfter(row.line, r), cells: [], letters: 0, count: 0 }
        cell = { ...cell, column: -1 }
      }
      if (name === 'c') {
        row.count += 1
        const column = r === undefined ? cell.column + 1 : columnOf(r)
        if (column >= MOST_SHEET_COLUMNS || row.count > MOST_SHEET_COLUMNS)
          refuse({ reason: 'many-columns', line: row.line })
        cell = { column, type: t, style: Number(s), text: '' }
      }
      if (name === 'v' || name === 't') isValue = true
    },
    onText: (text) => {
      if (!isValue || cell.text.length > LONGEST_CELL) return
      cell.text += text
    },
    onClose: (name) => {
      if (name === 'v' || name === 't') isValue = false
      if (name === 'c') keep(row, cell.column, textOf(book, cell))
      if (name === 'row') onRow({ line: row.line, cells: row.cells })
      // Merged cells, conditions and drawings come behind the rows.
      if (name === 'sheetData') isDone = true
    },
    isDone: () => isDone,
  }
}

function keep(row: Row, column: number, text: string): void {
  const { line, cells } = row
  if (text.length > LONGEST_CELL) refuse({ reason: 'long-cell', line, column: column + 1 })
  if (column >= MOST_COLUMNS) return
  row.letters += text.length
  if (row.letters > LONGEST_ROW) refuse({ reason: 'long-row', line })
  while (cells.length < column) cells.push('')
  cells[column] = text.trim()
}

/** Rows have rising numbers, and may leave them out. */
function lineAfter(last: number, reference: string | undefined): number {
  const line = reference === undefined ? last + 1 : Number(reference)
  if (line > MOST_SHEET_ROWS) refuse({ reason: 'many-rows' })
  if (!Number.isInteger(line) || line <= last) refuse({ reason: 'damaged' })
  return line
}

function textOf({ sharedTexts, isDayStyle, countsFrom1904 }: Workbook, { type, style, text }: Cell): string {
  if (type === 's') return sharedTexts[Number(text)] ?? ''
  if (type === 'b') return text === '1' ? 'S' : 'N'
  if (type === 'e') return ''
  if (type !== '' && type !== 'n') return text
  const number = Number(text)
  if (text === '' || !Number.isFinite(number)) return text
  return isDayStyle[style] ? dayOf(number, countsFrom1904) : String(number)
}

/** Day 60 is 29 February 1900, which never was: what comes after it is counted from a day earlier. */
function dayOf(number: number, countsFrom1904: boolean): string {
  const days = Math.floor(number)
  if (days < 0 || days > 2_958_465) return String(number)
  return addDays(countsFrom1904 ? '1904-01-01' : days > 59 ? '1899-12-30' : '1899-12-31', days)
}

/** Letters of the last column there is. */
const LONGEST_COLUMN = 3

/** Column of a cell such as `AB12`, from 0. @throws UnreadableTable where it names none */
function columnOf(reference: string): number {
  const letters = /^[A-Z]+/.exec(reference)?.[0] ?? ''
  if (letters === '') refuse({ reason: 'damaged' })
  if (letters.length > LONGEST_COLUMN) return MOST_SHEET_COLUMNS
  let column = 0
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64
  return column - 1
}
