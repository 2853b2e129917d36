import { BottomNav } from '@portal/design-system/BottomNav'
import { useQuery } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { renderPageLink } from '#app/navigation/PortalLink.tsx'
import { notificationQueries } from '#app/notifications/notifications.queries.ts'
import { unreadMessageCount } from '#app/notifications/unread.ts'
import { useSession } from '#app/session/session-on-screen.ts'
import { isAdminMode } from '#app/session/visible-session.ts'
import { bar } from './PhoneBar.css.ts'
import { attendantPages, pageAround, participantPages } from './phone-pages.ts'
import { shellText } from './shell.text.ts'

/** On a phone, the most used pages at the lower edge. Nothing while no plan is chosen: each of them is about one. */
export function PhoneBar() {
  const session = useSession()
  const { data: unread } = useQuery(notificationQueries.unread())
  const pathname = useRouterState({ select: ({ location }) => location.pathname })
  const pages = isAdminMode(session)
    ? attendantPages(session.deskPlan?.id ?? null)
    : session.planLink && participantPages(session.planLink.categoria.id)
  if (!pages) return null
  const current = pageAround(pages, pathname)
  return (
    <div className={bar}>
      <BottomNav
        label={shellText.shortcuts}
        renderLink={renderPageLink}
        items={pages.map((page) => ({
          href: page.search ? `${page.path}?${new URLSearchParams(page.search)}` : page.path,
          label: page.label,
          icon: page.icon,
          isCurrent: page === current,
          unread: page.path === '/chat' ? unreadMessageCount(unread) : 0,
        }))}
      />
    </div>
  )
}
