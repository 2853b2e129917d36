import { Card } from '@portal/design-system/Card'
import { Text } from '@portal/design-system/Text'
import type { ReactNode } from 'react'
import { useFocusedHeading } from '#app/navigation/use-focused-heading.ts'
import { lead as leadClass } from './PasswordPage.css.ts'

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
      <Text as="h1" variant="heading" ref={title} tabIndex={-1}>
        {heading}
      </Text>
      {lead && (
        <Text tone="muted" className={leadClass}>
          {lead}
        </Text>
      )}
      {children}
    </Card>
  )
}
