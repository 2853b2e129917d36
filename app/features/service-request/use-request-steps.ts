import { useEffect, useRef, useState } from 'react'

/** Where focus goes with a move. `none`: something on the next step takes it by itself, such as the summary of what to correct. */
export type StepFocus = 'heading' | 'none'

/**
 * The step of a request in sight. `headingRef` belongs on the heading of whichever step is shown: it takes focus after a move, so that
 * work goes on where the page does, but not when the page opens.
 */
export function useRequestSteps<Step extends string>(first: Step) {
  const [{ step, focus }, setMove] = useState<{ step: Step; focus: StepFocus }>({
    step: first,
    focus: 'none',
  })
  const headingRef = useRef<HTMLHeadingElement>(null)
  const shown = useRef<Step>(first)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    if (focus === 'none') return
    headingRef.current?.focus()
    headingRef.current?.scrollIntoView({ block: 'nearest' })
  }, [step, focus])
  return {
    step,
    go: (next: Step, { focus: wanted = 'heading' }: { focus?: StepFocus } = {}) =>
      setMove({ step: next, focus: wanted }),
    headingRef,
  }
}
