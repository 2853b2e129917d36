import type { ImportColumn } from './import-sheet.ts'
import { proposeMapping } from './map-columns.ts'

/** A row of a file, by its line. */
export type HeadRow = { line: number; cells: readonly string[] }

/** Where columns are named: the lines that name them, their names, and how many of the sheet's columns these are. */
export type FoundHeader = { from: number; to: number; header: string[]; found: number }

/** Lines over which the name of a column may be broken. */
const MOST_LINES = 3

/** Fewer columns than this may be named by chance, as in a title. */
const FEWEST = 2

/**
 * The rows that name most of a sheet's columns, of the first ones of a file; where none names any, the first that has more than one cell.
 * Null: there is no row.
 */
export function findHeader(rows: readonly HeadRow[], columns: readonly ImportColumn[]): FoundHeader | null {
  const candidates = rows.flatMap((_, at) => headersFrom(rows, at, columns))
  const best = bestOf(candidates)
  if (best === null || best.found >= FEWEST) return best
  const wide = candidates.find(({ from, to, header }) => from === to && header.filter(Boolean).length > 1)
  return wide ?? candidates[0] ?? null
}

/** The header that somebody says is in a line: its names may go on in the lines below. */
export function headerOfLine(
  rows: readonly HeadRow[],
  line: number,
  columns: readonly ImportColumn[],
): FoundHeader | null {
  const at = rows.findIndex((row) => row.line === line)
  return at < 0 ? null : bestOf(headersFrom(rows, at, columns))
}

/** That which names most, and of those the first. */
function bestOf(candidates: readonly FoundHeader[]): FoundHeader | null {
  return candidates.reduce<FoundHeader | null>(
    (known, one) => (known === null || one.found > known.found ? one : known),
    null,
  )
}

function headersFrom(rows: readonly HeadRow[], at: number, columns: readonly ImportColumn[]): FoundHeader[] {
  const all = Array.from({ length: MOST_LINES }, (_, more) => headerAt(rows, at, more + 1, columns))
  return all.filter((one) => one !== null)
}

/** So many lines from a row on as one header; null where they do not follow each other. */
function headerAt(
  rows: readonly HeadRow[],
  at: number,
  lines: number,
  columns: readonly ImportColumn[],
): FoundHeader | null {
  const together = rows.slice(at, at + lines)
  const from = rows[at]?.line ?? 0
  if (together.length < lines || together.some(({ line }, more) => line !== from + more)) return null
  const width = Math.max(...together.map(({ cells }) => cells.length))
  const header = Array.from({ length: width }, (_, column) =>
    together
      .map(({ cells }) => cells[column] ?? '')
      .filter(Boolean)
      .join(' '),
  )
  const found = Object.values(proposeMapping(columns, header)).filter((one) => one !== null).length
  return { from, to: from + lines - 1, header, found }
}
