import { useNavigate, useRouter } from '@tanstack/react-router'
import type { ImportPageOf } from './import-pages.ts'
import type { ImportRowView } from './imports.search.ts'

type ImportSearch = {
  page?: number
  tipo?: 'salarios' | undefined
  importacao?: number
  etapa?: 'colunas'
  ver?: ImportRowView
  linhas?: number
}

/** Addresses of a page of imports: `hrefOf` is for links, `open` after something was done. */
export type ImportAddress = { hrefOf: (search: ImportSearch) => string; open: (search: ImportSearch) => void }

/** Addresses of a page of imports. */
export function useImportAddress({ path: to }: Pick<ImportPageOf, 'path'>): ImportAddress {
  const router = useRouter()
  const navigate = useNavigate()
  return {
    hrefOf: (search) => router.buildLocation({ to, search }).href,
    open: (search) => void navigate({ to, search, ignoreBlocker: true }),
  }
}
