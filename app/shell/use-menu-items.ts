import type { NavItem } from '@portal/design-system/SideNav'
import { useRouterState } from '@tanstack/react-router'
import { attendantNavigation, participantNavigation } from '#app/navigation/trees.ts'
import { useIsBuilt } from '#app/navigation/use-destination.ts'
import { useSession } from '#app/session/session-on-screen.ts'
import { isAdminMode } from '#app/session/visible-session.ts'
import { menuItems } from './menu-items.ts'

/** The main navigation of the signed-in person, with the open page marked. What is not there yet is not in it: it comes with its page. */
export function useMenuItems(): NavItem[] {
  const session = useSession()
  const { pathname, search } = useRouterState({ select: ({ location }) => location })
  const tree = isAdminMode(session)
    ? attendantNavigation(session.deskPlan?.id ?? null)
    : participantNavigation(session.planLink?.categoria.id ?? null, session.planLink?.situacao.id)
  const isBuilt = useIsBuilt()
  return menuItems(
    tree.filter(({ path }) => isBuilt(path)),
    { pathname, search },
  )
}
