import { PageHeader } from '@portal/design-system/PageHeader'
import { Stack } from '@portal/design-system/Stack'
import { TabLinks } from '@portal/design-system/TabLinks'
import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi, useRouter } from '@tanstack/react-router'
import { renderInPlace } from '#app/navigation/PortalLink.tsx'
import { useFocusOnArrival } from '#app/navigation/use-focus-on-arrival.ts'
import { useSearchChange } from '#app/navigation/use-search-change.ts'
import { useSession } from '#app/session/session-on-screen.ts'
import { isAdminMode } from '#app/session/visible-session.ts'
import { firstName } from '#domain/first-name.ts'
import { LazySendAnnouncement, LazySentAnnouncements } from './announcements/lazy-announcements.ts'
import { centreQueries } from './notification-centre.queries.ts'
import type { CentreSearch } from './notification-centre.search.ts'
import { notificationCentreText as text } from './notification-centre.text.ts'
import { OwnNotifications } from './OwnNotifications.tsx'

const route = getRouteApi('/_shell/notification-management')
const to = '/notification-management'

/** "Central de notificações": one's own; attendants also tell many people at once, and see what was told. */
export function NotificationCentrePage() {
  const search = route.useSearch()
  const session = useSession()
  const heading = useFocusOnArrival()
  const isDesk = isAdminMode(session)
  const { target } = session
  const part = isDesk ? search.aba : 'minhas'
  return (
    <>
      <PageHeader
        title={text.title}
        description={isDesk ? text.deskLead : target ? text.leadOf(firstName(target.name)) : text.lead}
        headingRef={heading}
      />
      <Stack gap="6">
        {isDesk && <Parts current={part} />}
        {part === 'minhas' && <Own search={search} />}
        {part === 'enviar' && <LazySendAnnouncement />}
        {part === 'enviadas' && <LazySentAnnouncements page={search.page} />}
      </Stack>
    </>
  )
}

function Parts({ current }: { current: CentreSearch['aba'] }) {
  const router = useRouter()
  const hrefOf = (aba: CentreSearch['aba']) => router.buildLocation({ to, search: { aba } }).href
  return (
    <TabLinks
      label={text.tabs.label}
      current={current}
      renderLink={renderInPlace}
      tabs={[
        { id: 'minhas', label: text.tabs.own, href: hrefOf('minhas') },
        { id: 'enviar', label: text.tabs.send, href: hrefOf('enviar') },
        { id: 'enviadas', label: text.tabs.sent, href: hrefOf('enviadas') },
      ]}
    />
  )
}

function Own({ search }: { search: CentreSearch }) {
  const { data: list } = useSuspenseQuery(centreQueries.page(search))
  const { target, isAttendant } = useSession()
  const router = useRouter()
  const change = useSearchChange<CentreSearch>()
  return (
    <OwnNotifications
      list={list}
      search={search}
      servedName={target && firstName(target.name)}
      choosesEmails={!isAttendant}
      onFilter={(changed) => change({ ...changed, page: 0 })}
      hrefOf={(changed) => router.buildLocation({ to, search: { ...search, ...changed } }).href}
    />
  )
}
