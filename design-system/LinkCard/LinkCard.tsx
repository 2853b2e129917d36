import type { ReactNode } from 'react'
import type { IconComponent } from '../icons/icons.ts'
import { type RenderLink, useRenderLink } from '../link/render-link.tsx'
import { card, emblem, link, marks, text as textClass, texts } from './LinkCard.css.ts'

export interface LinkCardProps {
  href: string
  /** Where it leads; the link's name. */
  title: ReactNode
  /** Description of the target, in a sentence. Read after the link, not with it. */
  text?: ReactNode
  icon?: IconComponent
  /** States of it, under the text: tags. */
  children?: ReactNode
  renderLink?: RenderLink
}

/** One of several places to go to, as a card: press anywhere on it. */
export function LinkCard({ href, title, text, icon: Icon, children, renderLink }: LinkCardProps) {
  const render = useRenderLink(renderLink)
  return (
    <div className={card}>
      {Icon && (
        <span className={emblem}>
          <Icon />
        </span>
      )}
      <div className={texts}>
        {render({ href, className: link, children: title })}
        {text && <p className={textClass}>{text}</p>}
        {children && <div className={marks}>{children}</div>}
      </div>
    </div>
  )
}
