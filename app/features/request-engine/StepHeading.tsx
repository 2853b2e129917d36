import { Text } from '@portal/design-system/Text'
import { type ReactNode, type Ref, useEffect } from 'react'
import { useFocusedHeading } from '#app/navigation/use-focused-heading.ts'

/** Heading of a step; takes focus by script when its step comes into sight. */
export function StepHeading({ children, ref }: { children: ReactNode; ref?: Ref<HTMLHeadingElement> }) {
  return (
    <Text as="h2" ref={ref} tabIndex={-1} variant="title">
      {children}
    </Text>
  )
}

/** Heading of a receipt. Takes focus, because it came instead of the form. */
export function ReceiptHeading({ children }: { children: string }) {
  const heading = useFocusedHeading(true)
  useEffect(() => {
    // Newer browsers answer a promise, which an effect must not hand back.
    window.scrollTo({ top: 0 })
  }, [])
  return <StepHeading ref={heading}>{children}</StepHeading>
}
