import type { ReactNode } from 'react'
import { type RenderLink, useRenderLink } from '../link/render-link.tsx'
import { rowLink, rowLinkDetail, rowLinkName } from './StatementTable.css.ts'

export interface RowLinkProps {
  href: string
  children: ReactNode
  /** Under the name and part of the link, so that two of a name are told apart: a number, a protocol. */
  detail?: ReactNode
  renderLink?: RenderLink
}

/** Subject of a row, as the link to it; for the column that is the row header. */
export function RowLink({ href, children, detail, renderLink }: RowLinkProps) {
  const render = useRenderLink(renderLink)
  return render({
    href,
    className: rowLink,
    children: (
      <>
        <span className={rowLinkName}>{children}</span>
        {detail && <span className={rowLinkDetail}>{detail}</span>}
      </>
    ),
  })
}
