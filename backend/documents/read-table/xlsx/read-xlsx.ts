import { addDays } from '#domain/calendar.ts'
import type { TableRow } from '../table-row.ts'
import { parseXml } from './parse-xml.ts'
import { openWorkbook, type Workbook } from './workbook-parts.ts'

/** Columns that are read; further right nobody keeps any. */
const MOST_COLUMNS = 200

/**
 * Rows of a workbook's first sheet, as they are unpacked: numbers in their shortest spelling, days as ISO, the last result of a formula.
 * @throws UnreadableTable
 */
export async function* readXlsx(content: Buffer): AsyncGenerator<TableRow> {
  const book = await openWorkbook(content)
  const rows: Omit<TableRow, 'share'>[] = []
  const sheet = sheetListener(book, (row) => rows.push(row))
  for await (const bytes of parseXml(await book.sheet.open(), sheet)) {
    const share = bytes / Math.max(1, book.sheet.bytes)
    for (const row of rows.splice(0)) yield { ...row, share }
  }
  for (const row of rows) yield { ...row, share: 1 }
}

type Cell = { column: number; type: string; style: number; text: string }

function sheetListener(book: Workbook, onRow: (row: Omit<TableRow, 'share'>) => void) {
  let [line, cells, isValue]: [number, string[], boolean] = [0, [], false]
  let cell: Cell = { column: -1, type: '', style: 0, text: '' }
  return {
    onOpen: (name: string, { r, t = '', s = '0' }: Readonly<Record<string, string>>) => {
      if (name === 'row') {
        line = r === undefined ? line + 1 : Number(r)
        cells = []
        cell = { ...cell, column: -1 }
      }
      if (name === 'c') {
        const column = r === undefined ? cell.column + 1 : columnOf(r)
        cell = { column, type: t, style: Number(s), text: '' }
      }
      if (name === 'v' || name === 't') isValue = true
    },
    onText: (text: string) => {
      if (isValue) cell.text += text
    },
    onClose: (name: string) => {
      if (name === 'v' || name === 't') isValue = false
      if (name === 'c' && cell.column < MOST_COLUMNS) {
        while (cells.length < cell.column) cells.push('')
        cells[cell.column] = textOf(book, cell).trim()
      }
      if (name === 'row') onRow({ line, cells })
    },
  }
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

/** Column of a cell such as `AB12`, from 0. */
function columnOf(reference: string): number {
  let column = 0
  for (const sign of reference) {
    const letter = sign.charCodeAt(0) - 64
    if (letter < 1 || letter > 26) break
    column = column * 26 + letter
  }
  return column - 1
}
