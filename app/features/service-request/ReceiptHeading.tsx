import { useEffect } from 'react'
import { useFocusedHeading } from '#app/navigation/use-focused-heading.ts'
import { StepHeading } from './StepHeading.tsx'

/** Heading of a receipt. Takes focus, because it came instead of the form. */
export function ReceiptHeading({ children }: { children: string }) {
  const heading = useFocusedHeading(true)
  useEffect(() => {
    // Newer browsers answer a promise, which an effect must not hand back.
    window.scrollTo({ top: 0 })
  }, [])
  return <StepHeading ref={heading}>{children}</StepHeading>
}
