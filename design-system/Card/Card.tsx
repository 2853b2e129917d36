import { type ReactNode, useId } from 'react'
import { header, headerAction, heading, padding as paddingClass, tone as toneClass } from './Card.css.ts'

export interface CardProps {
  children: ReactNode
  /** Names the card and makes it a region that assistive technology can jump to. */
  title?: ReactNode
  /** Where the title stands in the page's outline. Default 2. */
  headingLevel?: 2 | 3 | 4
  /** A button or link at the end of the title's line. */
  action?: ReactNode
  /** `surface` for most; `sunken` inside another card; `brand` for the one that matters. Default `surface`. */
  tone?: 'surface' | 'sunken' | 'brand'
  /** `none` lets a list or image reach the edge. Default `roomy`. */
  padding?: 'none' | 'compact' | 'roomy'
}

/** Things that belong together, on their own ground. */
export function Card({
  children,
  title,
  headingLevel = 2,
  action,
  tone = 'surface',
  padding = 'roomy',
}: CardProps) {
  const titleId = useId()
  const Heading = `h${headingLevel}` as const
  const className = `${toneClass[tone]} ${paddingClass[padding]}`
  if (!title) return <div className={className}>{children}</div>
  return (
    <section aria-labelledby={titleId} className={className}>
      <div className={header}>
        <Heading id={titleId} className={heading}>
          {title}
        </Heading>
        {action && <div className={headerAction}>{action}</div>}
      </div>
      {children}
    </section>
  )
}
