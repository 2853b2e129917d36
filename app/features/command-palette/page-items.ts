import { BellIcon, GridIcon, KeyIcon } from '@portal/design-system/icons'
import { attendantNavigation, type NavigationItem, participantNavigation } from '#app/navigation/trees.ts'
import { commandPaletteText } from './command-palette.text.ts'
import type { PaletteItem } from './palette-item.ts'

const { pageNames } = commandPaletteText
const pageWords: Readonly<Record<string, readonly string[]>> = commandPaletteText.pageWords

const notifications = page('/notification-management', pageNames.notifications, BellIcon)
const password = page('/alterar-senha', pageNames.password, KeyIcon)

/** Pages of a participant besides the services. What is a service too is found among the services. */
export function participantPages(): PaletteItem[] {
  const places = participantNavigation(null).filter(
    ({ path }) => path !== '/dependentes' && path !== '/services',
  )
  return [...places.map(pageOf), page('/services', pageNames.services, GridIcon), notifications, password]
}

/** Pages of an attendant. `deskPlan`: id of the plan to which they keep their lists; null: all. */
export function attendantPages(deskPlan: number | null = null): PaletteItem[] {
  return [...attendantNavigation(deskPlan).map(pageOf), notifications, password]
}

function pageOf({ path, label, icon, search }: NavigationItem): PaletteItem {
  return { ...page(path, label, icon), ...(search && { search }) }
}

function page(path: string, title: string, icon: NonNullable<PaletteItem['icon']>): PaletteItem {
  return { id: `pagina:${path}`, path, title, icon, keywords: pageWords[path] ?? [] }
}
