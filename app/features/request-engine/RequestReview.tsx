import { Banner } from '@portal/design-system/Banner'
import { Button } from '@portal/design-system/Button'
import { Cluster } from '@portal/design-system/Cluster'
import { Stack } from '@portal/design-system/Stack'
import type { ReactNode } from 'react'
import { CommandProblemProvider } from '#app/forms/CommandProblem.tsx'
import { FormProblem } from '#app/forms/FormProblem.tsx'
import { StepHeading } from './StepHeading.tsx'
import { requestText } from './service-request.text.ts'
import type { ServiceRequestFlow } from './use-service-request.ts'

const { review } = requestText

export type RequestReviewProps = {
  flow: Pick<
    ServiceRequestFlow<object>,
    'problem' | 'isSending' | 'reviewed' | 'backToForm' | 'confirm' | 'headingRef'
  >
  /** Changes before and after, and fields of the review itself. */
  children: ReactNode
  /** Consequence: the amount to be paid or received, and from when. */
  consequence: string
  /** Further consequences, such as additional charges. */
  note?: string
  /** How it can be taken back. */
  undo?: string
  /** Nothing undoes it once it is carried out: it is said in a warning. Default false. */
  isFinal?: boolean
  /** The act and its month: never "OK". */
  confirm: string
}

/** The last look: what changes, what it means, and the act named on its button. */
export function RequestReview({
  flow,
  children,
  consequence,
  note,
  undo = review.undo,
  isFinal = false,
  confirm,
}: RequestReviewProps) {
  const { problem, isSending, reviewed, headingRef } = flow
  return (
    <Stack gap="6" width="measure">
      <StepHeading ref={headingRef}>{review.heading}</StepHeading>
      <CommandProblemProvider value={problem}>{children}</CommandProblemProvider>
      <Banner tone={isFinal ? 'warning' : 'info'} title={consequence}>
        {note && <p>{note}</p>}
        <p>{undo}</p>
      </Banner>
      <FormProblem problem={problem} fields={reviewed} />
      <Cluster isStackedOnPhone>
        <Button variant="primary" isPending={isSending} onPress={() => void flow.confirm()}>
          {confirm}
        </Button>
        <Button variant="secondary" isDisabled={isSending} onPress={flow.backToForm}>
          {review.back}
        </Button>
      </Cluster>
    </Stack>
  )
}
