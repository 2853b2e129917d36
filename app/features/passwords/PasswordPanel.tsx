import { Card } from '@portal/design-system/Card'
import type { ReactNode } from 'react'
import { useFocusedHeading } from '#app/navigation/use-focused-heading.ts'
import { heading as headingClass, lead as leadClass } from './PasswordPage.css.ts'

type PasswordPanelProps = {
  heading: string
  lead?: string
  /** It came instead of what was there before. */
  takesFocus?: boolean
  children: ReactNode
}

/** One step of the page, under its heading. */
export function PasswordPanel({ heading, lead, takesFocus = false, children }: PasswordPanelProps) {
  const title = useFocusedHeading(takesFocus)
  return (
    <Card>
      <h1 ref={title} tabIndex={-1} className={headingClass}>
        {heading}
      </h1>
      {lead && <p className={leadClass}>{lead}</p>}
      {children}
    </Card>
  )
}
