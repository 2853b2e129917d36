import { useSuspenseQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useSettingRights } from '#app/session/use-setting-rights.ts'
import type { ImportKindId } from '#domain/imports/import-sheet.ts'
import { ImportListView } from './ImportListView.tsx'
import { ImportView } from './ImportView.tsx'
import { type ImportPageOf, kindOn } from './import-pages.ts'
import { importQueries } from './imports.queries.ts'
import type { importsSearch } from './imports.search.ts'
import { useImportAddress } from './use-import-address.ts'

/** The one page of every import: all of a kind, or one of them at the step that it is at. */
export function ImportPage({ page }: { page: ImportPageOf }) {
  const search: ReturnType<typeof importsSearch> = useSearch({ strict: false })
  const kind = kindOn(page, search.tipo)
  if (search.importacao === undefined)
    return <AllImports page={page} kind={kind} at={search.page} tipo={search.tipo} />
  return <OneImport key={search.importacao} page={page} kind={kind} id={search.importacao} search={search} />
}

type AllImportsProps = { page: ImportPageOf; kind: ImportKindId; at: number; tipo: 'salarios' | undefined }

function AllImports({ page, kind, at, tipo }: AllImportsProps) {
  const { data } = useSuspenseQuery(importQueries.list(kind, at))
  return (
    <ImportListView
      page={page}
      kind={kind}
      tipo={tipo}
      list={data}
      at={at}
      canPrepare={useSettingRights(page.area).edit}
      address={useImportAddress(page)}
    />
  )
}

type OneImportProps = {
  page: ImportPageOf
  kind: ImportKindId
  id: number
  search: ReturnType<typeof importsSearch>
}

function OneImport({ page, kind, id, search }: OneImportProps) {
  const { data, isError, fetchStatus } = useSuspenseQuery(importQueries.one(kind, id))
  const { edit, publish } = useSettingRights(page.area)
  return (
    <ImportView
      found={data}
      isStale={isError || fetchStatus === 'paused'}
      search={search}
      rights={{ edit, publish }}
      address={useImportAddress(page)}
    />
  )
}
