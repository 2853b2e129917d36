import type { NavItem } from '@portal/design-system/SideNav'
import type { NavigationItem } from '#app/navigation/trees.ts'
import { UNDER_CONSTRUCTION } from '#app/navigation/under-construction.ts'

/** Address of the open page: its path and its parsed query values. */
export type Address = { pathname: string; search: Readonly<Record<string, unknown>> }

/**
 * A navigation tree as the menu draws it. A page is marked while it or a page below it is open; an entry of a submenu, only with its
 * own query values. "Em construção" counts as the page that it stands for.
 */
export function menuItems(tree: readonly NavigationItem[], address: Address): NavItem[] {
  const here = pageOf(address)
  return tree.map(({ path, label, icon, search, children }) =>
    children
      ? {
          id: path,
          label,
          icon,
          items: children.map((child) => ({
            id: hrefOf(child),
            label: child.label,
            href: hrefOf(child),
            isCurrent: hasValues(child.search, address.search) && currentAt(child.path, here),
          })),
        }
      : {
          id: path,
          label,
          icon,
          href: search ? hrefOf({ path, search }) : path,
          isCurrent: currentAt(path, here),
        },
  )
}

function pageOf({ pathname, search: { pagina } }: Address): string {
  return pathname === UNDER_CONSTRUCTION && typeof pagina === 'string' ? pagina : pathname
}

function currentAt(path: string, here: string): boolean | 'within' {
  return here === path || (path !== '/' && here.startsWith(`${path}/`) && 'within')
}

function hasValues(wanted: Record<string, string>, values: Address['search']): boolean {
  return Object.entries(wanted).every(([name, value]) => values[name] === value)
}

function hrefOf({ path, search }: { path: string; search: Record<string, string> }): string {
  return `${path}?${new URLSearchParams(search)}`
}
