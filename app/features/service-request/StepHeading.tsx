import type { ReactNode, Ref } from 'react'
import { stepHeading } from './service-request.css.ts'

/** Heading of a step; takes focus by script when its step comes into sight. */
export function StepHeading({ children, ref }: { children: ReactNode; ref?: Ref<HTMLHeadingElement> }) {
  return (
    <h2 ref={ref} tabIndex={-1} className={stepHeading}>
      {children}
    </h2>
  )
}
