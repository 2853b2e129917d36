import type { IconComponent } from '../icons/Icon.tsx'
import { type RenderLink, useRenderLink } from '../link/render-link.tsx'
import { cappedCount } from '../NotificationBell/capped-count.ts'
import { useStrings } from '../strings/use-strings.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { badge, glyph, nav, row } from './BottomNav.css.ts'

/** One of the pages that are a thumb away. */
export interface BottomNavItem {
  href: string
  /** One short word. */
  label: string
  icon: IconComponent
  /** It is open, or a page below it is. */
  isCurrent?: boolean
  /** How many wait there to be read; nothing is shown at 0. */
  unread?: number
}

export interface BottomNavProps {
  /** Names the landmark: "Atalhos". */
  label: string
  /** Five at most. */
  items: readonly BottomNavItem[]
  /** Draws the links, and marks the one whose page is open. */
  renderLink?: RenderLink
}

/** The few pages that people go to all day, in a row. Where it stands is the page's business. */
export function BottomNav({ label, items, renderLink }: BottomNavProps) {
  const render = useRenderLink(renderLink)
  const strings = useStrings()
  return (
    <nav aria-label={label} className={nav}>
      {items.map(({ href, label: name, icon: Icon, isCurrent, unread = 0 }) => (
        <span key={href} className={row}>
          {render({
            href,
            'aria-current': isCurrent || undefined,
            children: (
              <>
                <span className={glyph}>
                  <Icon />
                  {unread > 0 && (
                    <span aria-hidden className={badge}>
                      {cappedCount(unread)}
                    </span>
                  )}
                </span>
                {name}
                {unread > 0 && <VisuallyHidden> {strings.notificationBell.unread(unread)}</VisuallyHidden>}
              </>
            ),
          })}
        </span>
      ))}
    </nav>
  )
}
