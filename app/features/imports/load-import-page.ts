import type { QueryClient } from '@tanstack/react-query'
import { settingLevelsQuery } from '#app/session/setting-levels.queries.ts'
import { type ImportPageOf, kindOn } from './import-pages.ts'
import { warmImports } from './imports.queries.ts'

/** Reads ahead what a page of imports shows, and who may do what there. */
export async function loadImportPage(
  page: ImportPageOf,
  queryClient: QueryClient,
  search: { page: number; tipo?: 'salarios' | undefined; importacao?: number | undefined },
): Promise<void> {
  await Promise.all([
    queryClient.ensureQueryData(settingLevelsQuery),
    warmImports(queryClient, { ...search, tipo: kindOn(page, search.tipo) }),
  ])
}
