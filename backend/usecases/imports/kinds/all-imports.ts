import type { ImportKindId } from '#domain/imports/import-sheet.ts'
import { contributionsImport } from './contributions/contributions-import.ts'
import type { ImportKind } from './define-import.ts'
import { indexValuesImport } from './index-values-import.ts'
import { peopleImport } from './people/people-import.ts'
import { reRegistrationImport } from './re-registration-import.ts'
import { salariesImport } from './salaries-import.ts'

const kinds: Readonly<Record<ImportKindId, ImportKind>> = {
  pessoas: peopleImport,
  salarios: salariesImport,
  recadastramentos: reRegistrationImport,
  contribuicoes: contributionsImport,
  indices: indexValuesImport,
}

export function importKind(id: ImportKindId): ImportKind {
  return kinds[id]
}
