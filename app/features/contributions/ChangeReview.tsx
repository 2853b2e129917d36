import type { ReactNode, Ref } from 'react'
import type { Problem } from '#app/api/problem.ts'
import { StepHeading } from '#app/features/service-request/StepHeading.tsx'
import { actions } from '#app/features/service-request/service-request.css.ts'
import { FormProblem } from '#app/forms/FormProblem.tsx'
import { Banner } from '#design-system/Banner/Banner.tsx'
import { Button } from '#design-system/Button/Button.tsx'
import type { Competence } from '#domain/calendar.ts'
import { confirmLabel, consequenceSentence } from './contribution-sentences.ts'
import { narrow } from './contributions.css.ts'
import { contributionsText } from './contributions.text.ts'

const { review } = contributionsText

export type ChangeReviewProps = {
  /** What changes, before and after. */
  children: ReactNode
  /** What the person will pay each month, in reais. */
  ownAmount: number
  effectiveMonth: Competence
  /** What is charged besides. */
  note?: string
  problem: Problem | null
  isSending: boolean
  onBack: () => void
  onConfirm: () => void
  headingRef?: Ref<HTMLHeadingElement>
}

/** The last look: what changes, what it means, and the act named on its button. */
export function ChangeReview({
  children,
  ownAmount,
  effectiveMonth,
  note,
  problem,
  isSending,
  onBack,
  onConfirm,
  headingRef,
}: ChangeReviewProps) {
  return (
    <div className={narrow}>
      <StepHeading ref={headingRef}>{review.heading}</StepHeading>
      {children}
      <Banner tone="info" title={consequenceSentence(ownAmount, effectiveMonth)}>
        {note && <p>{note}</p>}
        <p>{review.undo}</p>
      </Banner>
      <FormProblem problem={problem} />
      <div className={actions}>
        <Button variant="primary" isPending={isSending} onPress={onConfirm}>
          {confirmLabel(effectiveMonth)}
        </Button>
        <Button variant="secondary" isDisabled={isSending} onPress={onBack}>
          {review.back}
        </Button>
      </div>
    </div>
  )
}
