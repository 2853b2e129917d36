import { SpellingOfColumn } from '#domain/imports/column-spelling.ts'
import { type FoundHeader, findHeader, headerOfLine } from '#domain/imports/find-header.ts'
import type { ImportColumn } from '#domain/imports/import-sheet.ts'
import type { TableHead } from '#domain/imports/table-head.ts'
import type { TableRefusal } from '#domain/imports/table-refusal.ts'
import type { Outcome } from '#domain/outcome.ts'
import { openTable } from './read-table.ts'
import type { Table } from './table.ts'
import type { TableRow } from './table-row.ts'

/** First rows of a sheet among which columns are named, and sheets that are looked at. */
const LOOKED_AT = 30
const MAX_SHEETS = 30

/** Rows that are shown beside the header, so that people see which column is which. */
const SAMPLE_ROWS = 3

/** Columns that a header names by more than chance. */
const TRUSTED = 3

/** Longest text of a cell, and of a whole row, that is shown. */
const LONGEST_SHOWN = 60
const LONGEST_ROW_SHOWN = 120

/** The head of a table to read. `place`: said by somebody, instead of the guess. */
export type TableHeadInput = {
  withinMs: number
  maxRows: number
  columns: readonly ImportColumn[]
  place?: { sheet: number; header: number | null }
}

/**
 * Reads a table to its end: which of its sheets names most of the columns, in which line, and how its rows write days and numbers. One
 * without a row below the header has no sample. @throws UnreadableTable
 */
export async function readTableHead(
  content: Buffer,
  { withinMs, maxRows, columns, place }: TableHeadInput,
): Promise<Outcome<TableHead, TableRefusal>> {
  const table = await openTable(content, { withinMs })
  const { sheet, opening, header } = place
    ? await chosen(table, place, columns)
    : await guessed(table, columns)
  const { from = 1, to = 1, header: names = [] } = header ?? {}
  const sample: string[][] = []
  const spelling = names.map(() => new SpellingOfColumn())
  let rows = 0
  for await (const { line, cells } of table.rows(sheet)) {
    if (line <= to) continue
    rows += 1
    if (rows > maxRows) return { ok: false, problems: [{ reason: 'many-rows' }] }
    if (sample.length < SAMPLE_ROWS) sample.push(cells.map(shown))
    for (const [at, column] of spelling.entries()) column.learn(cells[at] ?? '')
  }
  return {
    ok: true,
    result: {
      sheets: table.sheets,
      sheet,
      headerFrom: from,
      headerTo: to,
      header: names.map(shown),
      sample,
      opening: openingOf(opening, header).map(({ line, cells }) => ({ line, text: shownRow(cells) })),
      spelling: spelling.map(({ told }) => told),
      countsFrom1904: table.countsFrom1904,
    },
  }
}

type SheetGuess = { sheet: number; opening: TableRow[]; header: FoundHeader | null }

async function chosen(
  table: Table,
  { sheet, header }: { sheet: number; header: number | null },
  columns: readonly ImportColumn[],
): Promise<SheetGuess> {
  const opening = await firstRows(table, sheet)
  const found = header === null ? findHeader(opening, columns) : headerOfLine(opening, header, columns)
  return { sheet, opening, header: found }
}

/** The sheet that names most columns: of several the first that people see. */
async function guessed(table: Table, columns: readonly ImportColumn[]): Promise<SheetGuess> {
  const shownFirst = table.sheets
    .map(({ isHidden }, sheet) => ({ sheet, isHidden }))
    .slice(0, MAX_SHEETS)
    .toSorted((one, other) => Number(one.isHidden) - Number(other.isHidden))
  let best: SheetGuess | null = null
  for (const { sheet } of shownFirst.length > 0 ? shownFirst : [{ sheet: 0 }]) {
    const opening = await firstRows(table, sheet)
    const header = findHeader(opening, columns)
    const isBetter = best === null || (header?.found ?? -1) > (best.header?.found ?? -1)
    if (isBetter) best = { sheet, opening, header }
  }
  return best ?? { sheet: 0, opening: [], header: null }
}

async function firstRows(table: Table, sheet: number): Promise<TableRow[]> {
  const rows: TableRow[] = []
  for await (const row of table.rows(sheet)) {
    rows.push(row)
    if (rows.length >= LOOKED_AT) break
  }
  return rows
}

/** Rows of which one may be the header. Behind one that names columns only those that are shown of the sheet anyhow. */
function openingOf(rows: readonly TableRow[], header: FoundHeader | null): readonly TableRow[] {
  if (header === null || header.found < TRUSTED) return rows
  const behind = rows.filter(({ line }) => line > header.to).slice(0, SAMPLE_ROWS)
  return [...rows.filter(({ line }) => line <= header.to), ...behind]
}

const shown = (cell: string) => cell.slice(0, LONGEST_SHOWN)

const shownRow = (cells: readonly string[]) =>
  cells.filter(Boolean).map(shown).join(' · ').slice(0, LONGEST_ROW_SHOWN)
