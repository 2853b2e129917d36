import {
  ClipboardListIcon,
  FilesIcon,
  GridIcon,
  HomeIcon,
  type IconComponent,
  MessagesIcon,
  SettingsIcon,
  UserIcon,
  UsersIcon,
} from '@portal/design-system/icons'
import { Category, Situation } from '#domain/participants.ts'
import { navigationText as text } from './trees.text.ts'

/** One entry of the main navigation. `path` is a path of the product; `search` are its query values. */
export type NavigationItem = {
  path: string
  label: string
  icon: IconComponent
  search?: Record<string, string>
  children?: readonly { path: string; label: string; search: Record<string, string> }[]
}

const dependentsSubmenu = [
  { path: '/dependentes', label: text.dependentsForTax, search: { tipo: 'imposto-renda' } },
  { path: '/dependentes', label: text.dependentsForPension, search: { tipo: 'previdencial' } },
] as const

/** Links of who left the plan or the sponsor: nobody depends on them any more, or not yet again. */
const LEFT: ReadonlySet<number> = new Set([Situation.closed, Situation.ported, Situation.disconnected])

/**
 * Navigation of a participant. The submenu of dependants, by `tipo`, is for assisted people only; a pensioner
 * and who left have no such entry.
 * `categoryId` and `situationId` are the chosen link's; null while no plan is chosen.
 */
export function participantNavigation(
  categoryId: number | null,
  situationId: number | null = null,
): NavigationItem[] {
  const children = categoryId === Category.assisted ? dependentsSubmenu : undefined
  const tree = everyPage(children)
  const hasDependants = categoryId !== Category.pensioner && (situationId === null || !LEFT.has(situationId))
  return hasDependants ? tree : tree.filter(({ path }) => path !== '/dependentes')
}

function everyPage(children: NavigationItem['children']): NavigationItem[] {
  return [
    { path: '/', label: text.home, icon: HomeIcon },
    { path: '/perfil', label: text.profile, icon: UserIcon },
    { path: '/dependentes', label: text.dependents, icon: UsersIcon, ...(children && { children }) },
    { path: '/services', label: text.services, icon: GridIcon },
    { path: '/documents', label: text.documents, icon: FilesIcon },
    { path: '/chat', label: text.chat, icon: MessagesIcon },
  ]
}

/** Navigation of an attendant. `deskPlan`: id of the plan to which they keep their lists; null: all. */
export function attendantNavigation(deskPlan: number | null): NavigationItem[] {
  const search = deskPlan === null ? undefined : { idPlano: String(deskPlan) }
  return [
    { path: '/', label: text.home, icon: HomeIcon },
    {
      path: '/request-management',
      label: text.requestCentre,
      icon: ClipboardListIcon,
      ...(search && { search }),
    },
    { path: '/settings', label: text.settings, icon: SettingsIcon },
    { path: '/chat', label: text.chat, icon: MessagesIcon },
  ]
}
