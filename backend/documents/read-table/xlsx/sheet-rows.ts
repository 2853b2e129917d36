import { yesNoOf } from '#contract/yes-no.ts'
import { UNCOMPUTED, YEARLESS } from '#domain/imports/cell-text.ts'
import { dayOfSerial } from '#domain/imports/read-day.ts'
import {
  LONGEST_CELL,
  LONGEST_ROW,
  MOST_SHEET_COLUMNS,
  MOST_SHEET_ROWS,
} from '#domain/imports/table-refusal.ts'
import { Decimal } from '#domain/money.ts'
import { refuse, type TableRow } from '../table-row.ts'
import type { XmlListener } from './parse-xml.ts'
import type { Workbook } from './workbook-parts.ts'

/** Columns that are read; further right nobody keeps any. */
const MAX_COLUMNS = 200

type Cell = {
  column: number
  type: string
  style: number
  text: string
  isFormula: boolean
  hasValue: boolean
}
type Row = { line: number; cells: string[]; letters: number; count: number }

const NO_CELL: Cell = { column: 0, type: '', style: 0, text: '', isFormula: false, hasValue: false }

/** Listens to a sheet, and tells its rows as they end. It throws UnreadableTable where one is larger than any program writes it. */
export function sheetListener(book: Workbook, onRow: (row: Omit<TableRow, 'share'>) => void): XmlListener {
  let row: Row = { line: 0, cells: [], letters: 0, count: 0 }
  let cell: Cell = { ...NO_CELL, column: -1 }
  let [isValue, isReading, isDone] = [false, false, false]
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
        cell = { ...NO_CELL, column, type: t, style: Number(s) }
      }
      if (name === 'f') cell.isFormula = true
      if (name === 'rPh') isReading = true
      if (name === 'v' || (name === 't' && !isReading)) {
        cell.hasValue = true
        isValue = true
      }
    },
    onText: (text) => {
      if (!isValue || cell.text.length > LONGEST_CELL) return
      cell.text += text
    },
    onClose: (name) => {
      if (name === 'v' || name === 't') isValue = false
      if (name === 'rPh') isReading = false
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
  if (column >= MAX_COLUMNS) return
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

function textOf({ sharedTexts, styles, countsFrom1904, isUncomputed }: Workbook, cell: Cell): string {
  const { type, style, text, isFormula, hasValue } = cell
  // A formula may come to an empty text; to no value at all it only comes where nobody calculated it.
  if (isFormula && (type === 'str' ? !hasValue : text === '')) return UNCOMPUTED
  if (isFormula && isUncomputed && text === '0') return UNCOMPUTED
  if (type === 's') return sharedTexts[Number(text)] ?? ''
  if (type === 'b') return yesNoOf(text === '1')
  if (type === 'd') return text.slice(0, 10)
  if (type !== '' && type !== 'n') return text
  const number = Number(text)
  if (text.trim() === '' || !Number.isFinite(number)) return text
  const shown = styles[style] ?? 'number'
  if (shown === 'percent') return `${numberText(number * 100)}%`
  const day = shown === 'number' ? null : dayOf(number, countsFrom1904)
  return day === null ? numberText(number) : shown === 'yearless' ? day + YEARLESS : day
}

/** Digits that programs keep of a number. */
const DIGITS = 15

/**
 * A number in its shortest spelling, as its program shows it. Three decimals get a fourth, so that nobody takes their dot for one of
 * thousands; a whole number of more digits than are kept has the spelling that tells it.
 */
function numberText(number: number): string {
  const kept = Number(number.toPrecision(DIGITS))
  if (Number.isInteger(kept)) return Math.abs(kept) < 10 ** DIGITS ? String(kept) : kept.toExponential()
  const text = new Decimal(kept).toFixed()
  return /\.\d{3}$/.test(text) ? `${text}0` : text
}

/** The day that a number counts; null where it counts none. */
function dayOf(number: number, countsFrom1904: boolean): string | null {
  const days = Math.floor(number)
  return days < 0 || days > 2_958_465 ? null : dayOfSerial(days, countsFrom1904)
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
