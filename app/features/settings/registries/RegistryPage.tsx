import { useSuspenseQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useDeferredValue } from 'react'
import { ask } from '#app/session/ask.ts'
import { useSession } from '#app/session/session-on-screen.ts'
import { useSettingRights } from '#app/session/use-setting-rights.ts'
import type { Registry } from './define-registry.tsx'
import { RegistryEntryPage } from './RegistryEntryPage.tsx'
import { RegistryListView } from './RegistryListView.tsx'
import { registryQueries } from './registries.queries.ts'
import type { Scalars } from './registries.schema.ts'
import type { RegistrySearch } from './registry.search.ts'
import { listInputOf } from './registry-list-input.ts'
import { useRegistryAddress } from './use-registry-address.ts'

/** The one page of every registry: its list, one of its records, or a new one, as the address says. */
export function RegistryPage<Data extends Values, Values extends Scalars, Summary>({
  registry,
}: {
  registry: Registry<Data, Values, Summary>
}) {
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

type PageProps<Data, Values extends Scalars, Summary> = {
  registry: Registry<Data, Values, Summary>
  search: RegistrySearch
}

function List<Data, Values extends Scalars, Summary>({ registry, search }: PageProps<Data, Values, Summary>) {
  const shown = useDeferredValue(search)
  const { data: list } = useSuspenseQuery(registryQueries.list(registry, listInputOf(shown)))
  return (
    <RegistryListView
      registry={registry}
      search={search}
      list={list}
      listPage={shown.page}
      isRefreshing={shown !== search}
      canEdit={useSettingRights(registry.id).edit}
      address={useRegistryAddress(registry.id)}
    />
  )
}

function KnownEntry<Data extends Values, Values extends Scalars, Summary>({
  idItem,
  ...page
}: PageProps<Data, Values, Summary> & { idItem: number; personId: number }) {
  const { data: entry } = useSuspenseQuery(registryQueries.entry(page.registry, idItem))
  const { data: steps } = useSuspenseQuery(
    ask('retornarHistoricoItemCadastro', { cadastro: page.registry.id, idItem }),
  )
  return <RegistryEntryPage {...page} entry={entry} steps={steps} />
}
