import type { ReactNode } from 'react'
import { CorrectionsProvider } from '#app/forms/Corrections.tsx'
import { LeaveGuard } from '#app/forms/LeaveGuard.tsx'
import { correctionsOf, useFocusOnCorrection } from './corrections.ts'
import { RequestForm, type RequestFormProps } from './RequestForm.tsx'
import { RequestReview, type RequestReviewProps } from './RequestReview.tsx'
import { RequestSteps } from './RequestSteps.tsx'
import { ReturnedNotice } from './ReturnedNotice.tsx'
import type { ReturnedRequest } from './sent-request.ts'
import type { ServiceRequestFlow } from './use-service-request.ts'

export type ServiceRequestProps<Values extends object> = Omit<RequestFormProps<Values>, 'flow'> &
  Omit<RequestReviewProps, 'flow' | 'children'> & {
    flow: ServiceRequestFlow<Values>
    /** The request that is being corrected, when there is one. */
    returned: ReturnedRequest<unknown> | null
    /** Changes before and after, shown on the review. */
    review: ReactNode
  }

/** A request in two steps: fill and review. What comes after it is the page's receipt. */
export function ServiceRequest<Values extends object>({
  flow,
  returned,
  review,
  consequence,
  note,
  undo,
  isFinal,
  confirm,
  ...form
}: ServiceRequestProps<Values>) {
  const corrections = correctionsOf(returned)
  useFocusOnCorrection(corrections, flow.labels)
  return (
    <>
      <RequestSteps step={flow.step} />
      <LeaveGuard isDirty={!flow.draft.isSaved} keptIn={flow.draft.keptIn} />
      {flow.step === 'form' ? (
        <CorrectionsProvider value={corrections}>
          {returned && <ReturnedNotice returned={returned} labels={flow.labels} />}
          <RequestForm flow={flow} {...form} />
        </CorrectionsProvider>
      ) : (
        <RequestReview
          flow={flow}
          consequence={consequence}
          note={note}
          undo={undo}
          isFinal={isFinal}
          confirm={confirm}
        >
          {review}
        </RequestReview>
      )}
    </>
  )
}
