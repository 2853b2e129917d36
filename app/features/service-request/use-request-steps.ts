import { useEffect, useRef, useState } from 'react'

/**
 * The step of a request in sight. `headingRef` belongs on the heading of whichever step is shown: it takes focus after every move,
 * so that work goes on where the page does, but not when the page opens.
 */
export function useRequestSteps<Step extends string>(first: Step) {
  const [step, setStep] = useState<Step>(first)
  const headingRef = useRef<HTMLHeadingElement>(null)
  const shown = useRef<Step>(first)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    headingRef.current?.focus()
    headingRef.current?.scrollIntoView({ block: 'nearest' })
  }, [step])
  return { step, go: setStep, headingRef }
}
