import { useSuspenseQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useDeferredValue } from 'react'
import { useSession } from '#app/session/session-on-screen.ts'
import { useSettingRights } from '#app/session/use-setting-rights.ts'
import type { Registry } from './define-registry.ts'
import { RegistryEntryPage } from './RegistryEntryPage.tsx'
import { RegistryListView } from './RegistryListView.tsx'
import { registryQueries } from './registries.queries.ts'
import type { RegistrySearch } from './registry.search.ts'
import { listInputOf } from './registry-list-input.ts'
import { useRegistryAddress } from './use-registry-address.ts'

/** The one page of every registry: its list, one of its records, or a new one, as the address says. */
export function RegistryPage({ registry }: { registry: Registry }) {
  const search = useSearch({ from: `/_shell/settings/${registry.id}` })
  const { person } = useSession()
  if (search.item === undefined) return <List registry={registry} search={search} />
  const page = { registry, search, personId: person.id }
  return search.item === 'novo' ? (
    <RegistryEntryPage key="novo" {...page} entry={null} />
  ) : (
    <KnownEntry key={search.item} {...page} idItem={search.item} />
  )
}

type PageProps = { registry: Registry; search: RegistrySearch }

function List({ registry, search }: PageProps) {
  const shown = useDeferredValue(search)
  const { data: list } = useSuspenseQuery(registryQueries.list(registry.id, listInputOf(shown)))
  return (
    <RegistryListView
      registry={registry}
      search={search}
      list={list}
      listPage={shown.page}
      isRefreshing={shown !== search}
      canEdit={useSettingRights().edit}
      address={useRegistryAddress(registry.id)}
    />
  )
}

function KnownEntry({ idItem, ...page }: PageProps & { idItem: number; personId: number }) {
  const { data: entry } = useSuspenseQuery(registryQueries.entry(page.registry.id, idItem))
  return <RegistryEntryPage {...page} entry={entry} />
}
