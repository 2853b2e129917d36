import { type ReactNode, useEffect, useRef } from 'react'
import { lead as leadClass, stepHeading, tight } from './ReRegistrationPage.css.ts'

type StepHeadProps = { heading: string; lead?: ReactNode; takesFocus: boolean }

/** Heading of a step; takes focus when its step comes into sight. */
export function StepHead({ heading, lead, takesFocus }: StepHeadProps) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) title.current?.focus()
  }, [takesFocus])
  return (
    <div className={tight}>
      <h2 ref={title} tabIndex={-1} className={stepHeading}>
        {heading}
      </h2>
      {lead && <p className={leadClass}>{lead}</p>}
    </div>
  )
}
