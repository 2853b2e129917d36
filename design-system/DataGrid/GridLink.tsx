import type { ReactNode } from 'react'
import { type RenderLink, useRenderLink } from '../link/render-link.tsx'
import { link, linkDetail, linkName } from './DataGrid.css.ts'

export interface GridLinkProps {
  href: string
  children: ReactNode
  /** Under the name and part of the link, so that two of a name are told apart: a protocol. */
  detail?: ReactNode
  renderLink?: RenderLink
}

/** Subject of a row, as the link to it. */
export function GridLink({ href, children, detail, renderLink }: GridLinkProps) {
  const render = useRenderLink(renderLink)
  return render({
    href,
    className: link,
    children: (
      <>
        <span className={linkName}>{children}</span>
        {detail && <span className={linkDetail}>{detail}</span>}
      </>
    ),
  })
}
