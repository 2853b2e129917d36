import type { ReactNode } from 'react'
import { type RenderLink, useRenderLink } from '../link/render-link.tsx'
import { count as countClass, list, tab as tabClass } from '../Tabs/Tabs.css.ts'

export interface TabLink {
  id: string
  label: ReactNode
  href: string
  /** How many things are behind it. */
  count?: number
}

export interface TabLinksProps {
  /** Names the landmark. */
  label: string
  tabs: readonly TabLink[]
  /** The view that the address shows. */
  current: string
  renderLink?: RenderLink
}

/** Views of one thing, each with an address of its own: they can be kept, shared and gone back to, and need no script. */
export function TabLinks({ label, tabs, current, renderLink }: TabLinksProps) {
  const render = useRenderLink(renderLink)
  return (
    <nav aria-label={label} data-print="hide">
      <ul className={list}>
        {tabs.map(({ id, label: name, href, count }) => (
          <li key={id}>
            {render({
              href,
              className: tabClass,
              'aria-current': id === current ? 'page' : undefined,
              children: (
                <>
                  {name}
                  {count !== undefined && <span className={countClass}>{count}</span>}
                </>
              ),
            })}
          </li>
        ))}
      </ul>
    </nav>
  )
}
