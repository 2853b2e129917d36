import { type ReactNode, useRef } from 'react'
import {
  actions as actionsClass,
  bar,
  divider,
  search as searchClass,
  searchWidth,
  sentinel,
  start as startClass,
} from './TopBar.css.ts'
import { useScrolled } from './use-scrolled.ts'

export interface TopBarProps {
  /** Menu button, logo or greeting. */
  start?: ReactNode
  /** In the middle; shrinks with the screen. */
  search?: ReactNode
  /** Icon buttons. */
  actions?: ReactNode
  /** After the divider: notifications, the person's menu. */
  end?: ReactNode
}

/** The bar at the top of every page, 5rem high. Stays in sight, and gains a shadow once the page is scrolled. */
export function TopBar({ start, search, actions, end }: TopBarProps) {
  const top = useRef<HTMLDivElement>(null)
  const isScrolled = useScrolled(top)
  return (
    <>
      <div ref={top} className={sentinel} />
      <header className={bar} data-scrolled={isScrolled || undefined}>
        {start && <div className={startClass}>{start}</div>}
        {search && (
          <div className={searchClass}>
            <div className={searchWidth}>{search}</div>
          </div>
        )}
        <div className={actionsClass}>
          {actions}
          {actions && end && <span aria-hidden className={divider} />}
          {end}
        </div>
      </header>
    </>
  )
}
