import { ReviewList } from '#app/features/service-request/ReviewList.tsx'
import { useRequestSteps } from '#app/features/service-request/use-request-steps.ts'
import { LeaveGuard } from '#app/forms/LeaveGuard.tsx'
import { ChangeFrame } from './ChangeFrame.tsx'
import { ChangeReview } from './ChangeReview.tsx'
import type { ChangeTerms, VoluntarySituation } from './contribution-rules.ts'
import { contributionsText } from './contributions.text.ts'
import type { ReturnedChange } from './returned-change.ts'
import { type FiledChange, useSendChange } from './use-send-change.ts'
import { useVoluntaryForm } from './use-voluntary-form.ts'
import { VoluntaryForm } from './VoluntaryForm.tsx'
import { voluntaryInput } from './voluntary-input.ts'
import { voluntaryLines } from './voluntary-lines.ts'

export type VoluntaryChangeProps = {
  situation: VoluntarySituation
  terms: ChangeTerms
  returned: ReturnedChange | null
  draftKey: string
  onFiled: (filed: FiledChange) => void
}

/** A change of a voluntary contribution from the amount to the filed request. */
export function VoluntaryChange({ situation, terms, returned, draftKey, onFiled }: VoluntaryChangeProps) {
  const { step, go, headingRef } = useRequestSteps<'form' | 'review'>('form')
  const sending = useSendChange()
  const { form, draft } = useVoluntaryForm({
    situation,
    asked: returned?.dados.modalidade === 'voluntaria' ? returned.dados : null,
    draftKey,
    onChecked: () => {
      sending.clear()
      go('review')
    },
  })
  const send = async () => {
    const outcome = await sending.send(voluntaryInput(form.state.values, returned?.id))
    if (outcome.kind === 'correctable') go('form')
    if (outcome.kind === 'filed') {
      draft.discard()
      onFiled(outcome.filed)
    }
  }
  return (
    <ChangeFrame step={step} returned={returned}>
      <LeaveGuard isDirty={draft.isDirty} />
      {step === 'form' ? (
        <VoluntaryForm
          form={form}
          draft={draft}
          minimum={situation.valorMinimo}
          problem={sending.problem}
          headingRef={headingRef}
        />
      ) : (
        <ChangeReview
          ownAmount={form.state.values.valorContribuicao ?? 0}
          effectiveMonth={terms.mesEfeito}
          problem={sending.problem}
          isSending={sending.isSending}
          onBack={() => go('form')}
          onConfirm={send}
          headingRef={headingRef}
        >
          <ReviewList
            caption={contributionsText.review.caption}
            lines={voluntaryLines(situation, form.state.values)}
          />
        </ChangeReview>
      )}
    </ChangeFrame>
  )
}
