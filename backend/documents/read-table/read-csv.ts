import { isUtf8 } from 'node:buffer'
import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { type TableRow, UnreadableTable } from './table-row.ts'

const CHUNK = 64 * 1024

/** Longest text of a row: a quote that nobody closed would take the rest of the file for one cell. */
const LONGEST_ROW = 100_000

type Parsed = { record: string[]; info: { lines: number } }

/**
 * Rows of a CSV: between commas or semicolons, whichever its first line has more of; in UTF-8, or in Windows-1252 as Brazilian spreadsheet
 * programs write it. @throws UnreadableTable where quotes do not close
 */
export async function* readCsv(content: Buffer): AsyncGenerator<TableRow> {
  const read = { bytes: 0 }
  const encoding = isUtf8(content) ? 'utf-8' : 'windows-1252'
  const parser = Readable.from(decoded(content, encoding, read)).compose(
    parse({
      bom: true,
      delimiter: delimiterOf(content),
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
      info: true,
      max_record_size: LONGEST_ROW,
    }),
  )
  try {
    for await (const { record, info } of parser as AsyncIterable<Parsed>)
      yield { line: info.lines, cells: record, share: read.bytes / content.length }
  } catch (error) {
    throw error instanceof CsvError ? new UnreadableTable('damaged', error) : error
  }
}

function* decoded(content: Buffer, encoding: string, read: { bytes: number }): Generator<string> {
  const decoder = new TextDecoder(encoding)
  for (let start = 0; start < content.length; start += CHUNK) {
    const chunk = content.subarray(start, start + CHUNK)
    read.bytes = start + chunk.length
    yield decoder.decode(chunk, { stream: true })
  }
  yield decoder.decode()
}

function delimiterOf(content: Buffer): ';' | ',' {
  const end = content.indexOf(0x0a)
  const first = content.subarray(0, Math.min(end < 0 ? content.length : end, CHUNK)).toString('latin1')
  const count = (sign: string) => first.split(sign).length
  return count(',') > count(';') ? ',' : ';'
}
