import type { ImportKindId } from '#domain/imports/import-sheet.ts'
import type { ImportKind } from './define-import.ts'
import { peopleImport } from './people/people-import.ts'
import { salariesImport } from './salaries-import.ts'

/** Every kind of import. */
export const importKinds: Readonly<Partial<Record<ImportKindId, ImportKind>>> = {
  pessoas: peopleImport,
  salarios: salariesImport,
}

/** A kind that is there. */
export function importKind(id: ImportKindId): ImportKind {
  const kind = importKinds[id]
  if (!kind) throw new Error(`nothing imports ${id}`)
  return kind
}
