import type { ReactNode } from 'react'
import { action as actionClass, empty, text, title as titleClass } from './EmptyState.css.ts'
import { Illustration, type IllustrationName } from './Illustration.tsx'

export interface EmptyStateProps {
  title: ReactNode
  /** Why it is empty and what can be done. */
  children?: ReactNode
  /** A button or link that fills it. */
  action?: ReactNode
  /** Default `nothing`. */
  illustration?: IllustrationName
  /** Where the title stands in the page's outline. Default 2. */
  headingLevel?: 1 | 2 | 3
}

/** In place of a list or a page that has nothing to show. */
export function EmptyState({
  title,
  children,
  action,
  illustration = 'nothing',
  headingLevel = 2,
}: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <div className={empty}>
      <Illustration name={illustration} />
      <Heading className={titleClass}>{title}</Heading>
      {children && <div className={text}>{children}</div>}
      {action && <div className={actionClass}>{action}</div>}
    </div>
  )
}
