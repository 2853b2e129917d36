/** A row of a table: its number in the file, from 1, and the texts of its cells, trimmed. `share`: how much of the file is read, 0 to 1. */
export type TableRow = { line: number; cells: readonly string[]; share: number }

/** Why nothing can be read: damaged or no workbook at all; with a password; larger than anybody's rows are. */
export type UnreadableReason = 'damaged' | 'encrypted' | 'too-large'

/** A file whose rows cannot be read. */
export class UnreadableTable extends Error {
  readonly reason: UnreadableReason

  constructor(reason: UnreadableReason, cause?: unknown) {
    super(`the table cannot be read: ${reason}`, { cause })
    this.reason = reason
  }
}
