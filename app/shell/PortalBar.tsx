import { TopBar } from '@portal/design-system/TopBar'
import { useRouterState } from '@tanstack/react-router'
import { PaletteTrigger } from '#app/navigation/palette/PaletteTrigger.tsx'
import type { LazyPalette } from '#app/navigation/palette/palette.ts'
import { MessagesButton } from '#app/notifications/MessagesButton.tsx'
import { NotificationsButton } from '#app/notifications/NotificationsButton.tsx'
import { useSession } from '#app/session/session-on-screen.ts'
import { isAdminMode } from '#app/session/visible-session.ts'
import { Greeting } from './Greeting.tsx'
import { MenuDrawer } from './MenuDrawer.tsx'
import { PlanMark } from './PlanMark.tsx'
import { messages } from './PortalBar.css.ts'
import { UserMenu } from './UserMenu.tsx'

type PortalBarProps = { palette: LazyPalette }

/**
 * The top bar: menu on small screens, greeting on home, search, messages, notifications and the person's own menu. Who works at the desk
 * has the palette at hand at once; the others rarely look for it.
 */
export function PortalBar({ palette }: PortalBarProps) {
  const session = useSession()
  const { person, target } = session
  const greeted = target ? { nome: target.name, cpf: target.cpf } : person
  const isHome = useRouterState({ select: ({ location }) => location.pathname === '/' })
  return (
    <TopBar
      start={
        <>
          <MenuDrawer />
          {isHome ? <Greeting person={greeted} isServed={target !== null} /> : <PlanMark only="small" />}
        </>
      }
      search={<PaletteTrigger palette={palette} loadOn={isAdminMode(session) ? 'idle' : 'touched'} />}
      actions={
        <div className={messages}>
          <MessagesButton />
        </div>
      }
      end={
        <>
          <NotificationsButton />
          <UserMenu />
        </>
      }
    />
  )
}
