import type { ReactNode, Ref } from 'react'
import {
  actions as actionsClass,
  description as descriptionClass,
  line,
  pageHeader,
  texts,
  title as titleClass,
} from './PageHeader.css.ts'

export interface PageHeaderProps {
  /** The page's only h1. */
  title: ReactNode
  description?: ReactNode
  /** Buttons or links at the end of the title's line; under it on a phone. */
  actions?: ReactNode
  /** Above the title: breadcrumbs or a way back. */
  before?: ReactNode
  /** The heading, to focus it after a change of page or step; it takes focus by script only. */
  headingRef?: Ref<HTMLHeadingElement>
  id?: string
}

/** Title of the page, with a one-sentence description. */
export function PageHeader({ title, description, actions, before, headingRef, id }: PageHeaderProps) {
  return (
    <div className={pageHeader}>
      {before}
      <div className={line}>
        <div className={texts}>
          <h1 ref={headingRef} id={id} tabIndex={-1} className={titleClass}>
            {title}
          </h1>
          {description && <p className={descriptionClass}>{description}</p>}
        </div>
        {actions && <div className={actionsClass}>{actions}</div>}
      </div>
    </div>
  )
}
