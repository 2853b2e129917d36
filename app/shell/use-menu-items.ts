import { useRouterState } from '@tanstack/react-router'
import { attendantNavigation, type NavigationItem, participantNavigation } from '#app/navigation/trees.ts'
import { useSession } from '#app/session/session.queries.ts'
import type { NavItem, NavLinkItem } from '#design-system/SideNav/nav-item.ts'

/** The main navigation of the signed-in person, with the open page marked. */
export function useMenuItems(): NavItem[] {
  const session = useSession()
  const location = useRouterState({ select: ({ location }) => location })
  const tree = session.isAttendant
    ? attendantNavigation()
    : participantNavigation(session.link?.categoria.id ?? null)
  const isCurrent = (path: string) =>
    path === '/'
      ? location.pathname === '/'
      : location.pathname === path || location.pathname.startsWith(`${path}/`)
  return tree.map((item) => (item.children ? group(item, item.children) : link(item, isCurrent(item.path))))
}

function link({ path, label, icon }: NavigationItem, isCurrent: boolean): NavLinkItem {
  return { id: path, label, icon, href: path, isCurrent }
}

function group(
  { path, label, icon }: NavigationItem,
  children: NonNullable<NavigationItem['children']>,
): NavItem {
  const items = children.map((child) => {
    const href = `${child.path}?${new URLSearchParams(child.search)}`
    return { id: href, label: child.label, href }
  })
  return { id: path, label, icon, items }
}
