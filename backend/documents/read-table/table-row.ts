import type { TableRefusal } from '#domain/imports/table-refusal.ts'

/**
 * A row of a table: its number in the file, from 1, and the texts of its cells, trimmed. `share`: how much of the file is read, 0 to 1.
 * `isBroken`: nobody can tell which its cells are.
 */
export type TableRow = { line: number; cells: readonly string[]; share: number; isBroken?: true }

/** A file whose rows cannot be read. */
export class UnreadableTable extends Error {
  readonly refusal: TableRefusal

  constructor(refusal: TableRefusal, cause?: unknown) {
    super(`the table cannot be read: ${refusal.reason}`, { cause })
    this.refusal = refusal
  }
}

/** @throws UnreadableTable */
export function refuse(refusal: TableRefusal, cause?: unknown): never {
  throw new UnreadableTable(refusal, cause)
}
