import { useRouterState } from '@tanstack/react-router'
import { NotificationsButton } from '#app/notifications/NotificationsButton.tsx'
import { useSession } from '#app/session/session.queries.ts'
import type { NavItem } from '#design-system/SideNav/nav-item.ts'
import { TopBar } from '#design-system/TopBar/TopBar.tsx'
import { Greeting } from './Greeting.tsx'
import { MenuDrawer } from './MenuDrawer.tsx'
import { PlanMark } from './PlanMark.tsx'
import { UserMenu } from './UserMenu.tsx'

/** The top bar: menu on small screens, greeting on home, notifications and the person's own menu. */
export function PortalBar({ items }: { items: readonly NavItem[] }) {
  const { person } = useSession()
  const isHome = useRouterState({ select: ({ location }) => location.pathname === '/' })
  return (
    <TopBar
      start={
        <>
          <MenuDrawer items={items} />
          {isHome ? <Greeting person={person} /> : <PlanMark only="small" />}
        </>
      }
      actions={<NotificationsButton />}
      end={<UserMenu />}
    />
  )
}
