import {
  ClipboardListIcon,
  GridIcon,
  HomeIcon,
  type IconComponent,
  MessagesIcon,
  ReceiptIcon,
  TableIcon,
} from '@portal/design-system/icons'
import { navigationText as text } from '#app/navigation/trees.text.ts'
import { attendantNavigation } from '#app/navigation/trees.ts'
import { Category } from '#domain/participants.ts'

/** A page at the lower edge of a phone. `search` are its query values. */
export type PhonePage = { path: string; label: string; icon: IconComponent; search?: Record<string, string> }

/** Who receives a benefit or a pension looks for what came, everybody else for what they have. */
const RECEIVES: ReadonlySet<number> = new Set([Category.assisted, Category.pensioner])

const statement: PhonePage = {
  path: '/services/extrato-contribuicao',
  label: text.statement,
  icon: TableIcon,
}
const paySlip: PhonePage = { path: '/services/contracheque', label: text.paySlip, icon: ReceiptIcon }

/** Where a participant goes most, by the category of their link. */
export function participantPages(categoryId: number): PhonePage[] {
  return [
    { path: '/', label: text.home, icon: HomeIcon },
    RECEIVES.has(categoryId) ? paySlip : statement,
    { path: '/services', label: text.services, icon: GridIcon },
    { path: '/services/requests', label: text.requests, icon: ClipboardListIcon },
    { path: '/chat', label: text.chat, icon: MessagesIcon },
  ]
}

/** All pages of an attendant; the request centre by a word that has room. */
export function attendantPages(deskPlan: number | null): PhonePage[] {
  return attendantNavigation(deskPlan).map((page) =>
    page.path === '/request-management' ? { ...page, label: text.requests } : page,
  )
}

/** The page of the bar in which an address lies: itself, or the nearest above it; undefined: in none. */
export function pageAround(pages: readonly PhonePage[], pathname: string): PhonePage | undefined {
  return pages
    .filter(({ path }) => pathname === path || (path !== '/' && pathname.startsWith(`${path}/`)))
    .reduce<PhonePage | undefined>((near, page) => (near && near.path > page.path ? near : page), undefined)
}
