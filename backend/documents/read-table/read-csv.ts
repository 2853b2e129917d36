import {
  LONGEST_CELL,
  LONGEST_ROW,
  MOST_SHEET_COLUMNS,
  MOST_SHEET_ROWS,
} from '#domain/imports/table-refusal.ts'
import { type CsvShape, recordAt, shapeOf } from './csv/csv-records.ts'
import { csvText } from './csv/csv-text.ts'
import { refuse, type TableRow } from './table-row.ts'
import type { TimeBudget } from './time-budget.ts'

/** Lines after which the time is looked at: a row with a quote that nobody closes is read further than to its end. */
const LOOK_EVERY = 64

/** Lines by which the delimiter is told. */
const LOOKED_AT = 30

/** Excel's own line that says what stands between cells. */
const SEPARATOR_LINE = /^"?sep=(.)"?$/i

/** A text of which as much is held as is not read yet. */
class TextInPieces {
  text = ''
  /** Where what is not read yet begins. */
  at = 0
  /** Of the file, up to the end of what is held. */
  bytes = 0
  isWhole = false
  readonly #pieces: ReturnType<typeof csvText>

  constructor(content: Buffer, time: TimeBudget) {
    this.#pieces = csvText(content, time)
    this.more()
  }

  get isOver(): boolean {
    return this.isWhole && this.at >= this.text.length
  }

  more(): void {
    const piece = this.#pieces.next()
    this.isWhole = piece.done === true
    if (piece.done) return
    this.text = this.text.slice(this.at) + piece.value.text
    this.at = 0
    this.bytes = piece.value.bytes
  }
}

/**
 * Rows of a CSV, in whatever encoding and between whatever signs programs write it. A row that nobody can read says so; the others are
 * read. @throws UnreadableTable where a row is longer than those of any sheet
 */
export function* readCsv(content: Buffer, time: TimeBudget): Generator<TableRow> {
  const held = new TextInPieces(content, time)
  // Programs give pages and XML the ending of a sheet, which spreadsheets open.
  if (/^\s*<(?:!doctype|html|table|\?xml|meta)/i.test(held.text.slice(0, 1000)))
    refuse({ reason: 'other-format' })
  const told = SEPARATOR_LINE.exec(firstLines(held.text, 1)[0] ?? '')?.[1]
  let line = 1
  if (told !== undefined) {
    held.at = endOfLine(held.text, 0) + 1
    line += 1
  }
  const beginning = held.text.slice(held.at)
  const shape = told === undefined ? shapeOf(firstLines(beginning, LOOKED_AT)) : shapeOfTold(beginning, told)
  while (!held.isOver) {
    if (line % LOOK_EVERY === 0) time.look()
    const { text, at, isWhole } = held
    const record = recordAt(text, at, shape, { isWhole, maxLetters: LONGEST_ROW })
    if (record === null) {
      if (text.length - at > LONGEST_ROW && text.indexOf('\n', at) < 0) refuse({ reason: 'long-row', line })
      held.more()
      continue
    }
    if (line > MOST_SHEET_ROWS) refuse({ reason: 'many-rows' })
    if (record.end - at > LONGEST_ROW) refuse({ reason: 'long-row', line })
    const row = { line, share: held.bytes / Math.max(1, content.length) }
    if (record.cells === null) yield { ...row, cells: [], isBroken: true }
    else yield { ...row, cells: withinLimits(record.cells, line) }
    line += record.lines
    held.at = record.end + 1
  }
}

function withinLimits(cells: string[], line: number): string[] {
  if (cells.length > MOST_SHEET_COLUMNS) refuse({ reason: 'many-columns', line })
  const long = cells.findIndex((cell) => cell.length > LONGEST_CELL)
  if (long >= 0) refuse({ reason: 'long-cell', line, column: long + 1 })
  return cells
}

const endOfLine = (text: string, from: number) => {
  const end = text.indexOf('\n', from)
  return end < 0 ? text.length : end
}

function firstLines(text: string, most: number): string[] {
  const lines: string[] = []
  for (let start = 0; start < text.length && lines.length < most; ) {
    const end = endOfLine(text, start)
    if (end > start) lines.push(text.slice(start, Math.min(end, start + LONGEST_ROW)))
    start = end + 1
  }
  return lines
}

/** With what stands between cells told, only how many of them there are is looked for. */
function shapeOfTold(text: string, delimiter: string): CsvShape {
  const widths = firstLines(text, LOOKED_AT).map((row) => row.split(delimiter).length)
  return { delimiter, width: Math.max(1, ...widths) }
}
