import { contributionsSheet } from './contributions-sheet.ts'
import type { ImportKindId, ImportSheet } from './import-sheet.ts'
import { indexValuesSheet } from './index-values-sheet.ts'
import { peopleSheet } from './people-sheet.ts'
import { reRegistrationSheet } from './re-registration-sheet.ts'
import { salariesSheet } from './salaries-sheet.ts'

/** Columns of every kind of sheet. */
export const importColumns: Readonly<Record<ImportKindId, ImportSheet['columns']>> = {
  pessoas: peopleSheet.columns,
  salarios: salariesSheet.columns,
  recadastramentos: reRegistrationSheet.columns,
  contribuicoes: contributionsSheet.columns,
  indices: indexValuesSheet.columns,
}

/** Rows of a sheet, at most, and its bytes. */
export const MOST_IMPORT_ROWS = 100_000
export const MOST_IMPORT_BYTES = 20 * 1024 * 1024
