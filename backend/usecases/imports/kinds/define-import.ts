import type { Querier, Transaction } from '#backend/database/client.ts'
import type { Work } from '#backend/work.ts'
import type { ImportProblem } from '#domain/imports/import-problem.ts'
import type { CheckFacts, ImportKindId, ImportSheet, RowValues } from '#domain/imports/import-sheet.ts'
import type { RowChange } from '#domain/imports/own-data.ts'

/** Effect of a row on the record. Problems are those that only the record shows. */
export type ValidatedRow = {
  outcome: 'new' | 'changed' | 'unchanged'
  changes: RowChange[]
  problems: ImportProblem[]
}

/** A row to be written, and what it changes now. */
export type RowToWrite<Values> = { line: number; values: Values; changes: readonly RowChange[] }

/** A row that was written, with what its kind keeps of that; `changes` as they were confirmed. */
export type WrittenRow<Values, Written> = RowToWrite<Values> & { written: Written }

/** Which import writes, and how often it was applied by now. */
export type ImportRun = { importId: number; run: number }

/** Why a row is not undone: what it wrote was changed since, something of a table hangs on it, or another sheet is applied on it. */
export type UndoObstacle = 'changed' | `used:${string}` | `import:${ImportKindId}:${number}`

/**
 * A kind of import: how its sheet is read, and the effect of its rows. Rows come in batches of a few hundred, each in a transaction of its
 * own, so that a few statements do for many.
 */
export interface ImportKind<Values extends RowValues = RowValues, Written = unknown> {
  readonly sheet: ImportSheet<Values>
  /** New rows bring enrolments, on which other sheets may be applied: those are undone first. */
  readonly bringsEnrolments?: true
  /** Finds out what each row would do: before anybody confirms, and again with the rows' subjects locked. */
  validate(database: Querier, rows: readonly Values[], facts: CheckFacts): Promise<ValidatedRow[]>
  /** Holds what rows are about, as far as it is there. */
  hold(database: Transaction, rows: readonly Values[]): Promise<void>
  /** Writes rows that change something, with their audit rows. @returns what undoing needs, in their order */
  write(
    work: Work,
    rows: readonly RowToWrite<Values>[],
    run: ImportRun,
    facts: CheckFacts,
  ): Promise<Written[]>
  obstacles(
    database: Querier,
    rows: readonly WrittenRow<Values, Written>[],
    run: ImportRun,
    facts: CheckFacts,
  ): Promise<(UndoObstacle | null)[]>
  /** Takes back what rows wrote, in the order in which they are given: the last written first. */
  undo(work: Work, rows: readonly WrittenRow<Values, Written>[], run: ImportRun): Promise<void>
}

/** Declares a kind of import; the engine knows all of them by what they have in common. */
export function defineImport<Values extends RowValues, Written>(
  kind: ImportKind<Values, Written>,
): ImportKind {
  return kind
}
