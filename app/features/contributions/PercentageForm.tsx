import type { Ref } from 'react'
import type { Problem } from '#app/api/problem.ts'
import { StepHeading } from '#app/features/service-request/StepHeading.tsx'
import { DraftNotice } from '#app/forms/DraftNotice.tsx'
import { FormErrorSummary } from '#app/forms/FormErrorSummary.tsx'
import { FormProblem } from '#app/forms/FormProblem.tsx'
import { submitHandler } from '#app/forms/portal-form.ts'
import { SubmissionProblemProvider } from '#app/forms/SubmissionProblem.tsx'
import type { FormDraft } from '#app/forms/use-form-draft.ts'
import { Button } from '#design-system/Button/Button.tsx'
import type { Competence } from '#domain/calendar.ts'
import { ContributionEffect } from './ContributionEffect.tsx'
import type { MonthlyAmounts } from './contribution-preview.ts'
import type { PercentageRules } from './contribution-rules.ts'
import { columns, effect, fields, formActions } from './contributions.css.ts'
import { contributionsText } from './contributions.text.ts'
import { PercentageFields } from './PercentageFields.tsx'
import type { PercentageFormApi } from './use-percentage-form.ts'

const { percentages } = contributionsText
const labels = { percentualBasica: percentages.basic, percentualSuplementar: percentages.supplementary }

export type PercentageFormProps = {
  form: PercentageFormApi
  draft: Pick<FormDraft, 'isRestored' | 'startOver'>
  rules: PercentageRules
  current: MonthlyAmounts
  effectiveMonth: Competence
  problem: Problem | null
  headingRef?: Ref<HTMLHeadingElement>
}

/** The percentages and, beside them, what they would do. */
export function PercentageForm({
  form,
  draft,
  rules,
  current,
  effectiveMonth,
  problem,
  headingRef,
}: PercentageFormProps) {
  return (
    <form.AppForm>
      <SubmissionProblemProvider value={problem}>
        <form noValidate onSubmit={submitHandler(form)} className={columns}>
          <div className={fields}>
            <StepHeading ref={headingRef}>{percentages.heading}</StepHeading>
            <DraftNotice draft={draft} />
            <FormErrorSummary labels={labels} />
            <FormProblem problem={problem} fields={Object.keys(labels)} />
            <form.Subscribe selector={(state) => state.values.percentualBasica}>
              {(basicPercent) => <PercentageFields form={form} rules={rules} basicPercent={basicPercent} />}
            </form.Subscribe>
          </div>
          <div className={effect}>
            <form.Subscribe selector={(state) => state.values}>
              {(choice) => (
                <ContributionEffect
                  choice={choice}
                  rules={rules}
                  current={current}
                  effectiveMonth={effectiveMonth}
                />
              )}
            </form.Subscribe>
          </div>
          <div className={formActions}>
            <Button type="submit" variant="primary">
              {percentages.submit}
            </Button>
          </div>
        </form>
      </SubmissionProblemProvider>
    </form.AppForm>
  )
}
