import { oneOf, pageNumber, recordId, searchOf } from '#app/navigation/search-values.ts'

/** Which of an import's rows are shown. */
export type ImportRowView = 'recusadas' | 'mudam' | 'avisos' | 'proprias' | 'deixadas'

/**
 * Search parameters: `tipo` where a page has several kinds of sheet, `importacao` opens one and `etapa` its columns once they are matched;
 * `ver` and `linhas` say which of its rows. The page of the list stays for the way back.
 */
export const importsSearch = searchOf({
  page: pageNumber,
  tipo: oneOf(['salarios'], undefined),
  importacao: recordId,
  etapa: oneOf(['colunas'], undefined),
  ver: oneOf(['recusadas', 'mudam', 'avisos', 'proprias', 'deixadas'], undefined),
  linhas: pageNumber,
})

/** Values that the address does not spell out. */
export const importsSearchDefaults = { page: 0, linhas: 0 } as const
