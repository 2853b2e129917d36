import type { ReactNode } from 'react'
import { RequestPageFrame } from '#app/features/service-request/RequestPageFrame.tsx'
import { Banner } from '#design-system/Banner/Banner.tsx'
import { contributionsText } from './contributions.text.ts'
import type { ReturnedChange } from './returned-change.ts'

const { returned: returnedText, steps } = contributionsText

type ChangeFrameProps = {
  step?: keyof typeof steps
  /** The request that is being corrected, when there is one. */
  returned?: ReturnedChange | null
  children: ReactNode
}

/** Title and steps of the change, and why it came back if it did. */
export function ChangeFrame({ step, returned, children }: ChangeFrameProps) {
  return (
    <RequestPageFrame
      title={contributionsText.title}
      lead={contributionsText.lead}
      steps={Object.entries(steps).map(([id, label]) => ({ id, label }))}
      step={step}
    >
      {returned && step === 'form' && (
        <Banner tone="warning" title={`${returnedText.title} (${returned.protocolo})`}>
          {returned.motivo ? (
            <>
              <p>{returnedText.reason}</p>
              <blockquote>{returned.motivo}</blockquote>
            </>
          ) : (
            <p>{returnedText.noReason}</p>
          )}
        </Banner>
      )}
      {children}
    </RequestPageFrame>
  )
}
