import { Stack } from '@portal/design-system/Stack'
import { Text } from '@portal/design-system/Text'
import type { ReactNode } from 'react'
import { useFocusedHeading } from '#app/navigation/use-focused-heading.ts'

type StepHeadProps = { heading: string; lead?: ReactNode; takesFocus: boolean }

/** Heading of a step; takes focus when its step comes into sight. */
export function StepHead({ heading, lead, takesFocus }: StepHeadProps) {
  const title = useFocusedHeading(takesFocus)
  return (
    <Stack gap="2">
      <Text as="h2" ref={title} tabIndex={-1} variant="title">
        {heading}
      </Text>
      {lead && <Text tone="muted">{lead}</Text>}
    </Stack>
  )
}
