import type { ReactNode } from 'react'
import { LinkRenderingProvider, type RenderLink, useRenderLink } from '../link/render-link.tsx'
import { NavGroup } from './NavGroup.tsx'
import { NavRow } from './NavRow.tsx'
import type { NavItem, NavLinkItem } from './nav-item.ts'
import { footer as footerClass, list, nav } from './SideNav.css.ts'

export type { NavItem, NavLinkItem } from './nav-item.ts'

export interface SideNavProps {
  /** Names the landmark: "Navegação principal". */
  label: string
  items: readonly NavItem[]
  /** A narrow rail: icon over a small label. Default false. */
  isCollapsed?: boolean
  /** After a link is followed; where a drawer starts to close. */
  onNavigate?: (item: NavLinkItem) => void
  renderLink?: RenderLink
  header?: ReactNode
  footer?: ReactNode
}

/** The pages of the portal, in a column. Fills the height it is given; the page decides its width. */
export function SideNav({ label, items, isCollapsed, onNavigate, renderLink, header, footer }: SideNavProps) {
  const render = useRenderLink(renderLink)
  return (
    <LinkRenderingProvider render={render}>
      <nav aria-label={label} className={nav} data-collapsed={isCollapsed || undefined}>
        {header}
        <ul className={list}>
          {items.map((item) => (
            <li key={item.id}>
              {item.items ? (
                <NavGroup item={item} onNavigate={onNavigate} />
              ) : (
                <NavRow item={item} onNavigate={onNavigate} />
              )}
            </li>
          ))}
        </ul>
        {footer && <div className={footerClass}>{footer}</div>}
      </nav>
    </LinkRenderingProvider>
  )
}
