import { LONGEST_CELL } from '#domain/imports/table-refusal.ts'

/** A row of a CSV: its cells, or null where quotes leave nobody sure which they are; `lines`: how many lines of the text it takes. */
export type CsvRecord = { cells: string[] | null; end: number; lines: number }

/** How rows are written: what stands between cells, and how many cells most of them have. */
export type CsvShape = { delimiter: string; width: number }

const QUOTE = '"'

/**
 * The row that begins at `start`, up to the end of its last line; null: the text ends before it does. A quote within a cell is a sign as
 * any other; one that nobody closes would take the rows behind it for one cell, so that its line is read without it, or given up.
 * @param maxLetters of a row
 */
export function recordAt(
  text: string,
  start: number,
  shape: CsvShape,
  { isWhole, maxLetters }: { isWhole: boolean; maxLetters: number },
): CsvRecord | null {
  const feed = text.indexOf('\n', start)
  if (feed < 0 && !isWhole) return null
  const lineEnd = feed < 0 ? text.length : feed
  const line = text.slice(start, lineEnd)
  if (!line.includes(QUOTE)) return { cells: cellsOf(line, shape), end: lineEnd, lines: 1 }
  const quoted = quotedRecord(text, start, shape.delimiter)
  if (quoted === null && !isWhole && text.length - start <= maxLetters) return null
  if (quoted !== null && quoted.end - start <= maxLetters && !swallowsRows(quoted.cells, shape))
    return { ...quoted, lines: text.slice(start, quoted.end).split('\n').length }
  const cells = cellsOf(line, shape)
  return { cells: cells.length === shape.width ? cells : null, end: lineEnd, lines: 1 }
}

const cellsOf = (line: string, { delimiter }: CsvShape) => line.split(delimiter).map((cell) => cell.trim())

/** Whether a cell of several lines has as many delimiters as a row: it began with a quote that was closed in another row. */
function swallowsRows(cells: readonly string[], { delimiter, width }: CsvShape): boolean {
  return width > 1 && cells.some((cell) => cell.includes('\n') && cell.split(delimiter).length >= width)
}

/** A row with quotes; null where the text ends within them. */
function quotedRecord(
  text: string,
  start: number,
  delimiter: string,
): { cells: string[]; end: number } | null {
  const cells: string[] = []
  for (let at = start; ; at += 1) {
    while (text[at] === ' ') at += 1
    const cell = text[at] === QUOTE ? quotedCell(text, at + 1, delimiter) : plainCell(text, at, delimiter)
    if (cell === null) return null
    cells.push(cell.text.trim())
    at = cell.end
    if (text[at] !== delimiter) return { cells, end: at }
  }
}

function plainCell(text: string, start: number, delimiter: string): { text: string; end: number } {
  let end = start
  while (end < text.length && text[end] !== delimiter && text[end] !== '\n') end += 1
  return { text: text.slice(start, end), end }
}

/** A cell in quotes: the one that closes it stands before a delimiter or the end of the line. Null: none does, or it is longer than any cell. */
function quotedCell(text: string, start: number, delimiter: string): { text: string; end: number } | null {
  let [content, from] = ['', start]
  for (;;) {
    const quote = text.indexOf(QUOTE, from)
    if (quote < 0 || quote - start > LONGEST_CELL) return null
    content += text.slice(from, quote)
    if (text[quote + 1] === QUOTE) {
      content += QUOTE
      from = quote + 2
      continue
    }
    let end = quote + 1
    while (text[end] === ' ') end += 1
    if (end >= text.length || text[end] === delimiter || text[end] === '\n') return { text: content, end }
    content += QUOTE
    from = quote + 1
  }
}

const DELIMITERS = [';', '\t', '|', ','] as const

/** The sign between cells is the one by which most lines have equally many of them; of several, the one that makes most. */
export function shapeOf(lines: readonly string[]): CsvShape {
  const shapes = DELIMITERS.map((delimiter) => {
    const widths = lines.map((line) => widthOf(line, delimiter)).filter((width) => width > 1)
    const counts = Map.groupBy(widths, (width) => width)
    const [width = 1, alike = []] =
      [...counts].toSorted(([one, ones], [other, others]) => others.length - ones.length || other - one)[0] ??
      []
    return { delimiter, width, lines: alike.length }
  })
  return shapes.reduce((best, one) =>
    one.lines > best.lines || (one.lines === best.lines && one.width > best.width) ? one : best,
  )
}

/** Cells of a line, without what is in quotes. */
function widthOf(line: string, delimiter: string): number {
  return line.replaceAll(/"(?:[^"]|"")*"/g, '').split(delimiter).length
}
