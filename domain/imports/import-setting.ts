import type { SettingArea } from '../settings/setting-rights.ts'
import { IMPORT_KINDS, type ImportKindId } from './import-sheet.ts'

const settings = {
  pessoas: 'importar-pessoas',
  salarios: 'importar-pessoas',
  recadastramentos: 'importar-recadastramento',
  contribuicoes: 'importar-contribuicoes',
  indices: 'indexadores',
} as const satisfies Readonly<Record<ImportKindId, SettingArea>>

/** The setting that a kind of import belongs to: its levels say who prepares, and who applies and undoes. */
export function settingOfImport(kind: ImportKindId): (typeof settings)[ImportKindId] {
  return settings[kind]
}

/** Whether a text names a kind of import. */
export function isImportKind(text: unknown): text is ImportKindId {
  return IMPORT_KINDS.some((kind) => kind === text)
}
