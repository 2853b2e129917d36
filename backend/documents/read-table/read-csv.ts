import { isUtf8 } from 'node:buffer'
import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import {
  LONGEST_CELL,
  LONGEST_ROW,
  MOST_SHEET_COLUMNS,
  MOST_SHEET_ROWS,
} from '#domain/imports/table-refusal.ts'
import { refuse, type TableRow } from './table-row.ts'
import type { TimeBudget } from './time-budget.ts'

const CHUNK = 64 * 1024

type Parsed = { record: string[]; info: { lines: number } }

/**
 * Rows of a CSV: between commas or semicolons, whichever its first line has more of; in UTF-8, or in Windows-1252 as Brazilian spreadsheet
 * programs write it. @throws UnreadableTable where quotes do not close, or a row is longer than those of any sheet
 */
export async function* readCsv(content: Buffer, time: TimeBudget): AsyncGenerator<TableRow> {
  const read = { bytes: 0 }
  const encoding = isUtf8(content) ? 'utf-8' : 'windows-1252'
  const delimiter = delimiterOf(content)
  requireFewParts(content, delimiter)
  const parser = Readable.from(decoded(content, encoding, { read, time })).compose(
    parse({
      bom: true,
      delimiter,
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
      info: true,
      // A quote that nobody closed would take the rest of the file for one cell.
      max_record_size: LONGEST_ROW,
    }),
  )
  let last = 0
  try {
    for await (const { record, info } of parser as AsyncIterable<Parsed>) {
      const long = record.findIndex((cell) => cell.length > LONGEST_CELL)
      if (long >= 0) refuse({ reason: 'long-cell', line: info.lines, column: long + 1 })
      last = info.lines
      yield { line: info.lines, cells: record, share: read.bytes / content.length }
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    if (error.code === 'CSV_MAX_RECORD_SIZE') refuse({ reason: 'long-row', line: last + 1 }, error)
    refuse({ reason: 'damaged' }, error)
  }
}

function* decoded(
  content: Buffer,
  encoding: string,
  { read, time }: { read: { bytes: number }; time: TimeBudget },
): Generator<string> {
  const decoder = new TextDecoder(encoding)
  for (let start = 0; start < content.length; start += CHUNK) {
    time.look()
    const chunk = content.subarray(start, start + CHUNK)
    read.bytes = start + chunk.length
    yield decoder.decode(chunk, { stream: true })
  }
  yield decoder.decode()
}

const [LINE_FEED, CARRIAGE_RETURN] = [0x0a, 0x0d]

/** The parser holds a row until it ends, however many columns it has, and reads past empty ones in silence: both are found before. */
function requireFewParts(content: Buffer, delimiter: string): void {
  const sign = delimiter.charCodeAt(0)
  for (let [start, line] = [0, 1]; start < content.length; line += 1) {
    const feed = content.indexOf(LINE_FEED, start)
    const end = feed < 0 ? content.length : feed
    if (line > MOST_SHEET_ROWS) refuse({ reason: 'many-rows' })
    if (
      end - start >= MOST_SHEET_COLUMNS &&
      longestRun(content.subarray(start, end), sign) >= MOST_SHEET_COLUMNS
    )
      refuse({ reason: 'many-columns', line })
    start = end + 1
  }
}

/** Most of these signs between two carriage returns, with which old programs end a line. */
function longestRun(text: Buffer, sign: number): number {
  let [most, run] = [0, 0]
  for (const byte of text) {
    if (byte === CARRIAGE_RETURN) run = 0
    if (byte === sign) run += 1
    most = Math.max(most, run)
  }
  return most
}

function delimiterOf(content: Buffer): ';' | ',' {
  const end = content.indexOf(LINE_FEED)
  const first = content.subarray(0, Math.min(end < 0 ? content.length : end, CHUNK)).toString('latin1')
  const count = (sign: string) => first.split(sign).length
  return count(',') > count(';') ? ',' : ';'
}
