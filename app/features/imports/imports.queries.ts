import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { ask } from '#app/session/ask.ts'
import type { ImportItem } from '#contract/imports/imports.ts'
import type { ImportKindId } from '#domain/imports/import-sheet.ts'

/** How often it is asked how far an import is, milliseconds. */
const LOOK_MS = 1000

/** Whether a job of the API is at work, so that what is on the page is soon older than what is true. */
export function isAtWork({ situacao, falha }: Pick<ImportItem, 'situacao' | 'falha'>): boolean {
  return (
    falha === null && (situacao === 'conferindo' || situacao === 'aplicando' || situacao === 'desfazendo')
  )
}

/** Both ask again by themselves for as long as a job is at work on what they show. */
export const importQueries = {
  list: (tipo: ImportKindId, page: number) =>
    queryOptions({
      ...ask('retornarImportacoes', { tipo, page }),
      refetchInterval: ({ state }) => (state.data?.importacoes.some(isAtWork) ? LOOK_MS : false),
    }),
  one: (tipo: ImportKindId, idImportacao: number) =>
    queryOptions({
      ...ask('retornarImportacao', { tipo, idImportacao }),
      refetchInterval: ({ state }) => (state.data && isAtWork(state.data) ? LOOK_MS : false),
      refetchIntervalInBackground: true,
    }),
}

/** Reads ahead what the page at an address shows. */
export async function warmImports(
  queryClient: QueryClient,
  { tipo, page, importacao }: { tipo: ImportKindId; page: number; importacao?: number | undefined },
): Promise<void> {
  if (importacao === undefined) await queryClient.ensureQueryData(importQueries.list(tipo, page))
  else await queryClient.ensureQueryData(importQueries.one(tipo, importacao))
}
