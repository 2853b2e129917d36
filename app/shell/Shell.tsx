import { ClientOnly, Outlet } from '@tanstack/react-router'
import { InsideMain } from '#app/conditions/inside-main.ts'
import { PlanChoice } from '#app/plan/PlanChoice.tsx'
import { useVisit } from '#app/session/session.queries.ts'
import type { VisibleSession } from '#app/session/visible-session.ts'
import { SideNav } from '#design-system/SideNav/SideNav.tsx'
import { SkipLink } from '#design-system/SkipLink/SkipLink.tsx'
import { PlanMark } from './PlanMark.tsx'
import { PortalBar } from './PortalBar.tsx'
import { SessionWarning } from './SessionWarning.tsx'
import { content, frame, main, sidebar, sidebarContent } from './Shell.css.ts'
import { shellText } from './shell.text.ts'
import { useMenuItems } from './use-menu-items.ts'

const MAIN = 'conteudo'

/** Frame of every signed-in page: navigation, top bar, content; and what may interrupt it. */
export function Shell() {
  const { session } = useVisit()
  return session && <SignedInShell session={session} />
}

function SignedInShell({ session }: { session: VisibleSession }) {
  const items = useMenuItems()
  const needsPlan = !session.isAttendant && session.link === null
  return (
    <div className={frame}>
      <SkipLink targetId={MAIN} />
      <div className={sidebar}>
        <div className={sidebarContent}>
          <SideNav label={shellText.navigation} items={items} header={<PlanMark />} />
        </div>
      </div>
      <div className={content}>
        <PortalBar items={items} />
        <main id={MAIN} tabIndex={-1} className={main}>
          <InsideMain value>{needsPlan ? null : <Outlet />}</InsideMain>
        </main>
      </div>
      <ClientOnly>{needsPlan && <PlanChoice isOpen />}</ClientOnly>
      <SessionWarning expiresAt={session.expiresAt} />
    </div>
  )
}
