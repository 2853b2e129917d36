import type { ReactNode } from 'react'
import { type RenderLink, useRenderLink } from '../link/render-link.tsx'
import {
  action as actionClass,
  empty as emptyClass,
  link,
  list,
  media as mediaClass,
  meta as metaClass,
  row,
  text as textClass,
  texts,
  textsBeforeBoth,
  title as titleClass,
} from './List.css.ts'

export interface ListItem {
  id: string
  title: ReactNode
  /** Under the title. */
  text?: ReactNode
  /** At the end of the line: an amount, a date, a state. */
  meta?: ReactNode
  /** At the start: an icon, an avatar. Decoration, or with words of its own. */
  media?: ReactNode
  /** A button or menu of this row. */
  action?: ReactNode
  /** Makes the whole row lead there; a button in `action` stays a button. */
  href?: string
}

export interface ListProps {
  /** Names the list. */
  label: string
  items: readonly ListItem[]
  /** Instead of rows: a sentence, or an `EmptyState`. */
  empty?: ReactNode
  renderLink?: RenderLink
}

/** Rows of one kind, to read or to go into. Plain markup, quick on the server. To sort or select rows use `Table`. */
export function List({ label, items, empty, renderLink }: ListProps) {
  const render = useRenderLink(renderLink)
  if (items.length === 0 && empty) return <div className={emptyClass}>{empty}</div>
  return (
    <ul aria-label={label} className={list}>
      {items.map(({ id, title, text, meta, media, action, href }) => (
        <li key={id} className={row}>
          {media && <div className={mediaClass}>{media}</div>}
          <div className={meta && action ? textsBeforeBoth : texts}>
            <p className={titleClass}>{href ? render({ href, className: link, children: title }) : title}</p>
            {text && <p className={textClass}>{text}</p>}
          </div>
          {meta && <div className={metaClass}>{meta}</div>}
          {action && <div className={actionClass}>{action}</div>}
        </li>
      ))}
    </ul>
  )
}
