import { SkipLink } from '@portal/design-system/SkipLink'
import { ClientOnly, Outlet } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import { InsideMain } from '#app/conditions/inside-main.ts'
import { PagePending } from '#app/conditions/PagePending.tsx'
import type { LazyPalette } from '#app/navigation/palette/palette.ts'
import { PlanBackdrop } from '#app/plan/PlanBackdrop.tsx'
import { PlanQuestion } from '#app/plan/PlanQuestion.tsx'
import { useKeptSession } from '#app/session/kept-session.ts'
import { SessionOnScreen } from '#app/session/session-on-screen.ts'
import { isAdminMode, type VisibleSession } from '#app/session/visible-session.ts'
import { DeskPlanBar } from './DeskPlanBar.tsx'
import { MainNavigation } from './MainNavigation.tsx'
import { PhoneBar } from './PhoneBar.tsx'
import { PlanMark } from './PlanMark.tsx'
import { PortalBar } from './PortalBar.tsx'
import { ServingBar } from './ServingBar.tsx'
import { SessionWarning } from './SessionWarning.tsx'
import { content, frame, main, sidebar, sidebarContent } from './Shell.css.ts'
import { shellText } from './shell.text.ts'
import { useFrequentPrograms } from './use-frequent-programs.ts'
import { useHeadingAfterLink } from './use-heading-after-link.ts'
import { useLeaveTarget } from './use-leave-target.ts'
import { useServingEnd } from './use-serving-end.ts'

const MAIN = 'conteudo'

type ShellProps = {
  palette: LazyPalette
  /** Main content. Default: the route's page. */
  children?: ReactNode
}

/** Frame of every signed-in page: navigation, top bar, content; and what may interrupt it. */
export function Shell({ palette, children }: ShellProps) {
  const session = useKeptSession()
  return (
    session && (
      <SessionOnScreen value={session}>
        <SignedInShell session={session} palette={palette}>
          {children}
        </SignedInShell>
      </SessionOnScreen>
    )
  )
}

function SignedInShell({ session, palette, children }: ShellProps & { session: VisibleSession }) {
  useFrequentPrograms(isAdminMode(session) ? 'attendant' : 'participant')
  useHeadingAfterLink()
  const { target } = session
  const { isLeaving, leave } = useLeaveTarget(target?.id)
  const isEnding = useServingEnd(target?.until ?? null, () => leave(shellText.servingEnded))
  const needsPlan = !isAdminMode(session) && session.planLink === null
  return (
    <div className={frame}>
      <SkipLink targetId={MAIN} />
      <div className={sidebar}>
        <div className={sidebarContent}>
          <MainNavigation header={<PlanMark />} />
        </div>
      </div>
      <div className={content}>
        <PortalBar palette={palette} />
        {target && (
          <ServingBar
            name={target.name}
            since={target.since}
            until={target.until}
            isEnding={isEnding}
            isLeaving={isLeaving}
            onLeave={() => leave()}
          />
        )}
        {session.deskPlan && !target && <DeskPlanBar plan={session.deskPlan.nome} />}
        <PlanBackdrop />
        <main id={MAIN} tabIndex={-1} className={main}>
          <InsideMain value>{children ?? (needsPlan ? null : <PageOfTheRoute />)}</InsideMain>
        </main>
      </div>
      <PhoneBar />
      <ClientOnly>{needsPlan && children === undefined && <PlanQuestion />}</ClientOnly>
      <SessionWarning expiresAt={session.expiresAt} />
    </div>
  )
}

/**
 * A page's own picture of waiting comes with the page. As long as it has not come either, the wait must end here: beyond, the shell
 * would be hidden, and a drawer that is just closing would never finish and lie over the next page unseen.
 */
function PageOfTheRoute() {
  return (
    <Suspense fallback={<PagePending />}>
      <Outlet />
    </Suspense>
  )
}
