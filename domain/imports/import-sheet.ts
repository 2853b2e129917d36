import { plainWords } from '#domain/plain-words.ts'
import type { IsoDate } from '../calendar.ts'
import type { ColumnSpelling } from './column-spelling.ts'
import type { ImportProblem } from './import-problem.ts'

export const IMPORT_KINDS = ['pessoas', 'salarios', 'recadastramentos', 'contribuicoes', 'indices'] as const
export type ImportKindId = (typeof IMPORT_KINDS)[number]

/** How a cell is read, and shown again. */
export type ColumnFormat = 'text' | 'cpf' | 'day' | 'month' | 'reais' | 'unit' | 'percent' | 'phone'

export interface ImportColumn {
  /** Its name in the template. */
  id: string
  /** Other names under which systems write it, folded as {@link foldName} folds. */
  names: readonly string[]
  isRequired: boolean
  format: ColumnFormat
}

/**
 * Values of a row once it was read, by column: texts in one spelling, numbers where they are ids, null for a value that the sheet leaves
 * out.
 */
export type RowValues = Readonly<Record<string, string | number | null>>

/** Texts of a row by column, trimmed; a column that the sheet does not have is absent, an empty cell is ''. */
export type Cells = Readonly<Record<string, string>>

export interface CheckFacts {
  today: IsoDate
  planIds: ReadonlySet<number>
  /** Names of the investment profiles. */
  profiles: readonly string[]
  /** How the file writes its days and numbers, by the columns of the sheet. */
  spelling?: Readonly<Record<string, ColumnSpelling>>
  /** Its bare numbers of days are counted from 1904. */
  countsFrom1904?: boolean
}

/** A row that was read: its values as far as they could be, and everything wrong with it by itself. */
interface CheckedRow<Values extends RowValues = RowValues> {
  values: Values
  problems: ImportProblem[]
}

/** A kind of sheet: its columns, what tells its rows apart, and the check of a row by itself. */
export interface ImportSheet<Values extends RowValues = RowValues> {
  kind: ImportKindId
  columns: readonly ImportColumn[]
  /** Two rows of a sheet with the same identity are one too many. */
  identify(values: Values): string
  /**
   * Values on which rows of the same subject must agree, with the subject's identity: two rows of one person have the same facts about the
   * person. Absent: rows have nothing in common.
   */
  inCommon?(values: Values): { subject: string; told: string }
  /** Of what there is one a subject, as a rule: the enrolment that is open. Left out or null: there may be any number. */
  onlyOne?(values: Values): { subject: string; enrolment: string } | null
  check(cells: Cells, facts: CheckFacts): CheckedRow<Values>
}

/** A name as headers are compared by: without accents, capitals and what stands between words. */
export function foldName(name: string): string {
  return plainWords(name)
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^_|_$/g, '')
}

/** An enrolment as those are compared whose zeros a program may have taken for none. */
export function withoutZeros(enrolment: string): string {
  return enrolment.replace(/^0+(?=.)/, '')
}

/** A column of a sheet, required unless said otherwise. */
export function column(
  id: string,
  format: ColumnFormat,
  { names = [], isRequired = true }: { names?: readonly string[]; isRequired?: boolean } = {},
): ImportColumn {
  return { id, format, names, isRequired }
}
