import type { ReactNode } from 'react'
import { useFocusedHeading } from '#app/navigation/use-focused-heading.ts'
import { lead as leadClass, stepHeading, tight } from './ReRegistrationPage.css.ts'

type StepHeadProps = { heading: string; lead?: ReactNode; takesFocus: boolean }

/** Heading of a step; takes focus when its step comes into sight. */
export function StepHead({ heading, lead, takesFocus }: StepHeadProps) {
  const title = useFocusedHeading(takesFocus)
  return (
    <div className={tight}>
      <h2 ref={title} tabIndex={-1} className={stepHeading}>
        {heading}
      </h2>
      {lead && <p className={leadClass}>{lead}</p>}
    </div>
  )
}
