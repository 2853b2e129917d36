import { ReviewList } from '#app/features/service-request/ReviewList.tsx'
import { useRequestSteps } from '#app/features/service-request/use-request-steps.ts'
import { LeaveGuard } from '#app/forms/LeaveGuard.tsx'
import { ChangeFrame } from './ChangeFrame.tsx'
import { ChangeReview } from './ChangeReview.tsx'
import { ComparisonTable } from './ComparisonTable.tsx'
import { ownAmount, previewAmounts } from './contribution-preview.ts'
import { type ChangeTerms, type PercentageSituation, percentageRules } from './contribution-rules.ts'
import { contributionsText } from './contributions.text.ts'
import { PercentageForm } from './PercentageForm.tsx'
import { percentageLines } from './percentage-lines.ts'
import type { ReturnedChange } from './returned-change.ts'
import { usePercentageForm } from './use-percentage-form.ts'
import { type FiledChange, useSendChange } from './use-send-change.ts'

const { review } = contributionsText

export type PercentageChangeProps = {
  situation: PercentageSituation
  terms: ChangeTerms
  returned: ReturnedChange | null
  draftKey: string
  /** Category of the plan link, which says who pays the sponsor's share. */
  categoryId: number | undefined
  onFiled: (filed: FiledChange) => void
}

/** A change of percentages from the first choice to the filed request. */
export function PercentageChange({
  situation,
  terms,
  returned,
  draftKey,
  categoryId,
  onFiled,
}: PercentageChangeProps) {
  const rules = percentageRules(situation, { categoryId })
  const { step, go, headingRef } = useRequestSteps<'form' | 'review'>('form')
  const sending = useSendChange()
  const { form, draft } = usePercentageForm({
    rules,
    effectiveMonth: terms.mesEfeito,
    asked: returned?.dados.modalidade === 'percentual' ? returned.dados : null,
    draftKey,
    onChecked: () => {
      sending.clear()
      go('review')
    },
  })
  const send = async () => {
    const values = { ...form.state.values, idRequisicao: returned?.id }
    const outcome = await sending.send({ modalidade: 'percentual', ...values })
    if (outcome.kind === 'correctable') go('form')
    if (outcome.kind === 'filed') {
      draft.discard()
      onFiled(outcome.filed)
    }
  }
  const next = previewAmounts(form.state.values, rules)
  return (
    <ChangeFrame step={step} returned={returned}>
      <LeaveGuard isDirty={draft.isDirty} />
      {step === 'form' ? (
        <PercentageForm
          form={form}
          draft={draft}
          rules={rules}
          current={situation.valores}
          effectiveMonth={terms.mesEfeito}
          problem={sending.problem}
          headingRef={headingRef}
        />
      ) : (
        <ChangeReview
          ownAmount={ownAmount(next, rules)}
          note={rules.paysSponsorShare ? review.fee : undefined}
          effectiveMonth={terms.mesEfeito}
          problem={sending.problem}
          isSending={sending.isSending}
          onBack={() => go('form')}
          onConfirm={send}
          headingRef={headingRef}
        >
          <ReviewList caption={review.percentages} lines={percentageLines(situation, form.state.values)} />
          <ComparisonTable current={situation.valores} next={next} rules={rules} />
        </ChangeReview>
      )}
    </ChangeFrame>
  )
}
