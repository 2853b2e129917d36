import { Text } from '@portal/design-system/Text'
import type { ReactNode, Ref } from 'react'

/** Heading of a step; takes focus by script when its step comes into sight. */
export function StepHeading({ children, ref }: { children: ReactNode; ref?: Ref<HTMLHeadingElement> }) {
  return (
    <Text as="h2" ref={ref} tabIndex={-1} variant="title">
      {children}
    </Text>
  )
}
