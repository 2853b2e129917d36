import { sql } from 'drizzle-orm'
import {
  char,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { ImportProblem } from '#domain/imports/import-problem.ts'
import { IMPORT_KINDS, type RowValues } from '#domain/imports/import-sheet.ts'
import type { ColumnMapping } from '#domain/imports/map-columns.ts'
import type { RowChange } from '#domain/imports/own-data.ts'
import type { TableReading } from '#domain/imports/table-head.ts'
import { identity, instant } from './columns.ts'
import { files } from './files.ts'
import { people } from './people.ts'

/** How far an import is. In those that end in `ing` a job is at work, on whatever node. */
const IMPORT_STATES = [
  'sent',
  'checking',
  'checked',
  'applying',
  'applied',
  'undoing',
  'undone',
  'discarded',
] as const
export type ImportState = (typeof IMPORT_STATES)[number]

/** Why a job gave up: the file cannot be read to its end, has too many rows or none; nothing was written of it. Or a fault of ours. */
const IMPORT_FAILURES = ['unreadable', 'too-many-rows', 'no-rows', 'unexpected'] as const
export type ImportFailure = (typeof IMPORT_FAILURES)[number]

/**
 * Outcomes of rows, by the dry run. Those that change nothing are only counted. `held`: all that it would change the person changed
 * by themselves, and nobody ticked any of it.
 */
const ROW_OUTCOMES = ['new', 'changed', 'held', 'refused'] as const
export type StoredOutcome = (typeof ROW_OUTCOMES)[number]

/** Result of a row: `stale`, left as it was, because its target had changed by then; `kept`, not undone for the same reason. */
const ROW_RESULTS = ['applied', 'stale', 'undone', 'kept'] as const
export type RowResult = (typeof ROW_RESULTS)[number]

/** Obstacle to undoing: how many rows have it, and the line of the first. */
export type StoredObstacle = { reason: string; rows: number; line: number }

function listed(words: readonly string[]) {
  return sql.raw(words.map((word) => `'${word}'`).join(', '))
}

/** Counts of results, and of refusals by code: kept when the rows are deleted. */
export type RowTotals = { results: Record<RowResult, number>; refusals: { code: string; rows: number }[] }

/** How sheets were read before anything else was asked: the first one, whose first line names its columns. */
const FIRST_LINE: TableReading = {
  sheets: [],
  sheet: 0,
  headerFrom: 1,
  headerTo: 1,
  opening: [],
  spelling: [],
  countsFrom1904: false,
}

/** Sheets that attendants sent to be written into the portal. The same bytes are imported once, unless somebody says why once more. */
export const imports = pgTable(
  'imports',
  {
    id: identity(),
    kind: text('kind', { enum: IMPORT_KINDS }).notNull(),
    state: text('state', { enum: IMPORT_STATES }).notNull(),
    fileId: integer('file_id').references(() => files.id),
    fileName: text('file_name').notNull(),
    sha256: char('sha256', { length: 64 }).notNull(),
    /** The file's own names of its columns, and its first rows. */
    header: jsonb('header').$type<string[]>().notNull(),
    sample: jsonb('sample').$type<string[][]>().notNull(),
    mapping: jsonb('mapping').$type<ColumnMapping>().notNull(),
    /** Which sheet of it is read, from which line on, and how its columns write days and numbers. */
    reading: jsonb('reading').$type<TableReading>().notNull().default(FIRST_LINE),
    /** Counts who took it up: of two nodes only the later one may go on with it. */
    attempt: integer('attempt').notNull().default(0),
    /** Attempts in a row that came to nothing. */
    failures: smallint('failures').notNull().default(0),
    failure: text('failure', { enum: IMPORT_FAILURES }),
    /** Last row that the job in hand is done with, and how much of its work that is, per mille. */
    cursor: integer('cursor').notNull().default(0),
    progress: smallint('progress').notNull().default(0),
    /** How often it was applied, now or before. */
    run: integer('run').notNull().default(0),
    rowsNew: integer('rows_new').notNull().default(0),
    rowsChanged: integer('rows_changed').notNull().default(0),
    rowsUnchanged: integer('rows_unchanged').notNull().default(0),
    rowsRefused: integer('rows_refused').notNull().default(0),
    rowsHeld: integer('rows_held').notNull().default(0),
    /** Rows that are taken with a warning. */
    rowsWarned: integer('rows_warned').notNull().default(0),
    /** Why it was not undone. */
    obstacles: jsonb('obstacles').$type<StoredObstacle[]>().notNull().default([]),
    sentBy: integer('sent_by')
      .notNull()
      .references(() => people.id),
    sentAt: instant('sent_at').notNull(),
    checkedAt: instant('checked_at'),
    appliedBy: integer('applied_by').references(() => people.id),
    appliedAt: instant('applied_at'),
    undoneBy: integer('undone_by').references(() => people.id),
    undoneAt: instant('undone_at'),
    /** Since when its rows and its file are gone, with what they came to; null: they are there, or it was discarded. */
    emptiedAt: instant('emptied_at'),
    totals: jsonb('totals').$type<RowTotals>(),
    discardedBy: integer('discarded_by').references(() => people.id),
    /** Who let the same bytes be imported once more after they were applied, and why. */
    releasedBy: integer('released_by').references(() => people.id),
    releasedAt: instant('released_at'),
    releaseReason: text('release_reason'),
    /** The HTTP request that asked for the work in hand. */
    requestId: text('request_id').notNull(),
  },
  (table) => [
    uniqueIndex('imports_file')
      .on(table.kind, table.sha256)
      .where(sql`${table.state} <> 'discarded' and ${table.releasedAt} is null`),
    index('imports_newest').on(table.kind, table.id),
    check('imports_kind', sql`${table.kind} in (${listed(IMPORT_KINDS)})`),
    check('imports_state', sql`${table.state} in (${listed(IMPORT_STATES)})`),
    check('imports_failure', sql`${table.failure} in (${listed(IMPORT_FAILURES)})`),
    check('imports_emptied', sql`(${table.emptiedAt} is null) = (${table.totals} is null)`),
    check(
      'imports_released',
      sql`(${table.releasedAt} is null) = (${table.releasedBy} is null) and (${table.releasedAt} is null) = (${table.releaseReason} is null)`,
    ),
    check('imports_progress', sql`${table.progress} between 0 and 1000`),
  ],
)

/** Rows of an import, as they were checked: what they say, what they change, what became of them. */
export const importRows = pgTable(
  'import_rows',
  {
    importId: integer('import_id')
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    /** Its line in the file. */
    line: integer('line').notNull(),
    outcome: text('outcome', { enum: ROW_OUTCOMES }).notNull(),
    values: jsonb('values').$type<RowValues>().notNull(),
    changes: jsonb('changes').$type<RowChange[]>().notNull(),
    problems: jsonb('problems').$type<ImportProblem[]>().notNull(),
    /** Columns that are written although the person changed them by themselves. */
    ticked: jsonb('ticked').$type<string[]>().notNull().default([]),
    result: text('result', { enum: ROW_RESULTS }),
    /** Values as written, for undoing. */
    written: jsonb('written').$type<unknown>(),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.line] }),
    index('import_rows_outcome').on(table.importId, table.outcome, table.line),
    check('import_rows_outcome_known', sql`${table.outcome} in (${listed(ROW_OUTCOMES)})`),
    check('import_rows_result', sql`${table.result} in (${listed(ROW_RESULTS)})`),
  ],
)
