import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import {
  actions as actionsClass,
  bar,
  divider,
  search as searchClass,
  searchWidth,
  sentinel,
  start as startClass,
} from './TopBar.css.ts'

/** Whether an element placed at the top of the page has been scrolled out of sight. */
const useScrolled = (sentinel: RefObject<Element | null>): boolean => {
  const [isScrolled, setScrolled] = useState(false)
  useEffect(() => {
    if (!sentinel.current) return
    const observer = new IntersectionObserver(([entry]) => setScrolled(entry?.isIntersecting === false))
    observer.observe(sentinel.current)
    return () => observer.disconnect()
  }, [sentinel])
  return isScrolled
}

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
