import { ChevronLeftIcon, ChevronRightIcon } from '../icons/icons.ts'
import { type RenderLink, useRenderLink } from '../link/render-link.tsx'
import { useStrings } from '../strings/use-strings.ts'
import { pagination, row, step, where } from './Pagination.css.ts'

export interface PaginationProps {
  /** The page in sight, counted from 0. */
  page: number
  totalPages: number
  /** The address of a page, counted from 0. */
  getHref: (page: number) => string
  renderLink?: RenderLink
  /** Names the landmark. Default: "Páginas". */
  label?: string
}

/** Moves through a long list by real links, so that a page can be kept, shared and come back to. Nothing for one page. */
export function Pagination({ page, totalPages, getHref, renderLink, label }: PaginationProps) {
  const strings = useStrings()
  const render = useRenderLink(renderLink)
  if (totalPages <= 1) return null
  const last = totalPages - 1
  const current = Math.min(Math.max(page, 0), last)
  const previous = (
    <>
      <ChevronLeftIcon size="small" />
      {strings.pagination.previous}
    </>
  )
  const next = (
    <>
      {strings.pagination.next}
      <ChevronRightIcon size="small" />
    </>
  )
  return (
    <nav aria-label={label ?? strings.pagination.label} className={pagination}>
      <div className={row}>
        {current > 0 ? (
          render({ href: getHref(current - 1), rel: 'prev', className: step, children: previous })
        ) : (
          <span aria-disabled="true" className={step}>
            {previous}
          </span>
        )}
        <p className={where} aria-current="page">
          {strings.pagination.where(current + 1, totalPages)}
        </p>
        {current < last ? (
          render({ href: getHref(current + 1), rel: 'next', className: step, children: next })
        ) : (
          <span aria-disabled="true" className={step}>
            {next}
          </span>
        )}
      </div>
    </nav>
  )
}
