import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi, useRouter } from '@tanstack/react-router'
import { useSearchChange } from '#app/navigation/use-search-change.ts'
import { ask } from '#app/session/ask.ts'
import { useSettingRights } from '#app/session/use-setting-rights.ts'
import { OutboxEmailView } from './OutboxEmailView.tsx'
import { OutboxView } from './OutboxView.tsx'
import { outboxQueries } from './outbox.queries.ts'
import type { OutboxSearch } from './outbox.search.ts'

const route = getRouteApi('/_shell/settings/emails-enviados')
const to = '/settings/emails-enviados'

/** "E-mails enviados": all of them, or one. */
export function OutboxPage() {
  const search = route.useSearch()
  return search.email === undefined ? (
    <AllEmails search={search} />
  ) : (
    <OneEmail key={search.email} id={search.email} search={search} />
  )
}

function AllEmails({ search }: { search: OutboxSearch }) {
  const { data: list } = useSuspenseQuery(outboxQueries.page(search))
  const router = useRouter()
  const change = useSearchChange<OutboxSearch>()
  return (
    <OutboxView
      list={list}
      search={search}
      onFilter={(changed) => change({ ...changed, page: 0 })}
      hrefOf={(changed) => router.buildLocation({ to, search: { ...search, ...changed } }).href}
    />
  )
}

function OneEmail({ id, search }: { id: number; search: OutboxSearch }) {
  const { data: email } = useSuspenseQuery(ask('retornarEmail', { idEmail: id }))
  const { edit: maySend } = useSettingRights('emails-enviados')
  const router = useRouter()
  const { email: _, ...back } = search
  return (
    <OutboxEmailView email={email} maySend={maySend} back={router.buildLocation({ to, search: back }).href} />
  )
}
