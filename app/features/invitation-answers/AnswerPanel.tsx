import { Card } from '@portal/design-system/Card'
import { Stack } from '@portal/design-system/Stack'
import { Text } from '@portal/design-system/Text'
import type { ReactNode } from 'react'
import { useFocusedHeading } from '#app/navigation/use-focused-heading.ts'

type AnswerPanelProps = {
  title: string
  lead?: string | undefined
  /** It came instead of what was there before. */
  takesFocus?: boolean
  children?: ReactNode
}

/** One state of the invitation, under its heading. */
export function AnswerPanel({ title, lead, takesFocus = false, children }: AnswerPanelProps) {
  const heading = useFocusedHeading(takesFocus)
  return (
    <Card>
      <Stack gap="6">
        <Stack gap="3">
          <Text as="h1" variant="heading" ref={heading} tabIndex={-1}>
            {title}
          </Text>
          {lead && <Text tone="muted">{lead}</Text>}
        </Stack>
        {children}
      </Stack>
    </Card>
  )
}
