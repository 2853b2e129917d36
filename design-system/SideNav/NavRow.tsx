import { useRenderLink } from '../link/render-link.tsx'
import type { NavLinkItem } from './nav-item.ts'
import { badge as badgeClass, iconSlot, label as labelClass, row } from './SideNav.css.ts'

interface NavRowProps {
  item: NavLinkItem
  onNavigate?: ((item: NavLinkItem) => void) | undefined
}

/** One link of the navigation. */
export function NavRow({ item, onNavigate }: NavRowProps) {
  const renderLink = useRenderLink()
  const { icon: Icon, label, badge, href, isCurrent } = item
  const children = (
    <>
      {Icon && (
        <span className={iconSlot}>
          <Icon />
        </span>
      )}
      <span className={labelClass}>{label}</span>
      {badge && <span className={badgeClass}>{badge}</span>}
    </>
  )
  return renderLink({
    href,
    className: row,
    'aria-current': isCurrent === 'within' || (isCurrent ? 'page' : undefined),
    onClick: () => onNavigate?.(item),
    children,
  })
}
