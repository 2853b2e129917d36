import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi, useRouter } from '@tanstack/react-router'
import { useSearchChange } from '#app/navigation/use-search-change.ts'
import { ask } from '#app/session/ask.ts'
import { useSettingRights } from '#app/session/use-setting-rights.ts'
import { AuditEntryView } from './AuditEntryView.tsx'
import { AuditView } from './AuditView.tsx'
import { auditQueries } from './audit.queries.ts'
import type { AuditSearch } from './audit.search.ts'

const route = getRouteApi('/_shell/settings/auditoria')
const to = '/settings/auditoria'

/** "Auditoria": what was done, or one register of it. */
export function AuditPage() {
  const search = route.useSearch()
  return search.registro === undefined ? (
    <AllEntries search={search} />
  ) : (
    <OneEntry key={search.registro} id={search.registro} search={search} />
  )
}

function AllEntries({ search }: { search: AuditSearch }) {
  const { data: list } = useSuspenseQuery(auditQueries.page(search))
  const { data: actors } = useSuspenseQuery(ask('retornarAtendentes'))
  const { publish: mayExport } = useSettingRights('auditoria')
  const router = useRouter()
  const change = useSearchChange<AuditSearch>()
  return (
    <AuditView
      list={list}
      search={search}
      actors={actors}
      mayExport={mayExport}
      onFilter={(changed) => change({ ...changed, page: 0, ate: undefined })}
      hrefOf={(changed) => router.buildLocation({ to, search: { ...search, ...changed } }).href}
    />
  )
}

function OneEntry({ id, search }: { id: number; search: AuditSearch }) {
  const { data: entry } = useSuspenseQuery(ask('retornarRegistroAuditoria', { idRegistro: id }))
  const router = useRouter()
  const { registro: _, ...list } = search
  const hrefOf = (wanted: Partial<AuditSearch>) => router.buildLocation({ to, search: wanted }).href
  return <AuditEntryView entry={entry} back={hrefOf(list)} hrefOf={hrefOf} />
}
