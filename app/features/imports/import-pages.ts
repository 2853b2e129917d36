import type { ImportKindId } from '#domain/imports/import-sheet.ts'
import type { SettingArea } from '#domain/settings/setting-rights.ts'
import { importTitles } from './imports.text.ts'

/** A page of imports: its address, the setting whose levels say who may, and the kinds of sheet that it takes, the first by itself. */
export const importPages = {
  people: {
    path: '/settings/importar-pessoas',
    area: 'importar-pessoas',
    kinds: ['pessoas', 'salarios'],
    ...importTitles['importar-pessoas'],
  },
  reRegistration: {
    path: '/settings/importar-recadastramento',
    area: 'importar-recadastramento',
    kinds: ['recadastramentos'],
    ...importTitles['importar-recadastramento'],
  },
  contributions: {
    path: '/settings/importar-contribuicoes',
    area: 'importar-contribuicoes',
    kinds: ['contribuicoes'],
    ...importTitles['importar-contribuicoes'],
  },
  indexers: {
    path: '/settings/indexadores/importar',
    area: 'indexadores',
    kinds: ['indices'],
    ...importTitles.indexadores,
  },
} as const satisfies Readonly<
  Record<
    string,
    { path: string; area: SettingArea; kinds: readonly ImportKindId[]; title: string; lead: string }
  >
>

export type ImportPageOf = (typeof importPages)[keyof typeof importPages]

/** The kind of sheet that an address means. */
export function kindOn({ kinds }: ImportPageOf, tipo: 'salarios' | undefined): ImportKindId {
  return kinds.find((kind) => kind === tipo) ?? kinds[0]
}
