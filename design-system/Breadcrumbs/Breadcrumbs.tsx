import { ChevronRightIcon } from '../icons/icons.ts'
import { type RenderLink, useRenderLink } from '../link/render-link.tsx'
import { useStrings } from '../strings/use-strings.ts'
import { crumb, link, list } from './Breadcrumbs.css.ts'

export interface Crumb {
  id: string
  label: string
  /** Left out for the page itself. */
  href?: string
}

export interface BreadcrumbsProps {
  /** From the first page to this one. */
  items: readonly Crumb[]
  renderLink?: RenderLink
  /** Names the landmark. Default: "Você está em". */
  label?: string
}

/** The way to this page, and back. */
export function Breadcrumbs({ items, renderLink, label }: BreadcrumbsProps) {
  const strings = useStrings()
  const render = useRenderLink(renderLink)
  return (
    <nav aria-label={label ?? strings.breadcrumbs.label}>
      <ol className={list}>
        {items.map(({ id, label: name, href }, index) => (
          <li key={id} className={crumb}>
            {index > 0 && <ChevronRightIcon size="small" />}
            {href ? (
              render({ href, className: link, children: name })
            ) : (
              <span aria-current="page">{name}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
