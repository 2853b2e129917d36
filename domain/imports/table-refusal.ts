/** Most letters that a cell has in any spreadsheet program. */
export const LONGEST_CELL = 32_767

/** Most columns and rows that a sheet has in any spreadsheet program. */
export const MOST_SHEET_COLUMNS = 16_384
export const MOST_SHEET_ROWS = 1_048_576

/** Most letters of a row: an import uses a few hundred, and rows are held by the hundred. */
export const LONGEST_ROW = 100_000

/**
 * Why the rows of a file cannot be read. `damaged`: or no table at all; `other-format`: a page or XML that spreadsheet programs open too; `too-large`: more than anybody's rows are, once it is unpacked;
 * `too-complex`: it takes more time, memory or parts than any table needs. `line` and `column` are counted from 1, as programs show them.
 */
export type TableRefusal =
  | { reason: 'damaged' | 'encrypted' | 'other-format' | 'too-large' | 'too-complex' | 'many-rows' }
  | { reason: 'long-row' | 'many-columns'; line: number }
  | { reason: 'long-cell'; line: number; column: number }

/** A column as spreadsheet programs call it: 1 is `A`, 28 is `AB`. */
export function columnName(column: number): string {
  let name = ''
  for (let rest = column; rest > 0; rest = Math.floor((rest - 1) / 26))
    name = String.fromCharCode(65 + ((rest - 1) % 26)) + name
  return name
}
