import { Card } from '@portal/design-system/Card'
import { Stack } from '@portal/design-system/Stack'
import { Text } from '@portal/design-system/Text'
import type { ReactNode } from 'react'
import { useFocusedHeading } from '#app/navigation/use-focused-heading.ts'

type PublicPanelProps = {
  heading: string
  lead?: string
  /** It came instead of what was there before. */
  takesFocus?: boolean
  children?: ReactNode
}

/** One state of a page without the shell, under its heading. */
export function PublicPanel({ heading, lead, takesFocus = false, children }: PublicPanelProps) {
  const title = useFocusedHeading(takesFocus)
  return (
    <Card>
      <Stack gap="6">
        <Stack gap="3">
          <Text as="h1" variant="heading" ref={title} tabIndex={-1}>
            {heading}
          </Text>
          {lead && <Text tone="muted">{lead}</Text>}
        </Stack>
        {children}
      </Stack>
    </Card>
  )
}
