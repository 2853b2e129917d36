import { type Ref, useId } from 'react'
import type { Problem } from '#app/api/problem.ts'
import { StepHeading } from '#app/features/service-request/StepHeading.tsx'
import { DraftNotice } from '#app/forms/DraftNotice.tsx'
import { FormErrorSummary } from '#app/forms/FormErrorSummary.tsx'
import { FormProblem } from '#app/forms/FormProblem.tsx'
import { submitHandler } from '#app/forms/portal-form.ts'
import { SubmissionProblemProvider } from '#app/forms/SubmissionProblem.tsx'
import type { FormDraft } from '#app/forms/use-form-draft.ts'
import { Button } from '#design-system/Button/Button.tsx'
import { missingForSubmit } from './check-voluntary.ts'
import { missingSentence } from './contribution-sentences.ts'
import { note, oneColumn, submitLine } from './contributions.css.ts'
import { contributionsText } from './contributions.text.ts'
import type { VoluntaryFormApi } from './use-voluntary-form.ts'
import { VoluntaryFields } from './VoluntaryFields.tsx'

const { voluntary } = contributionsText
const labels = {
  valorContribuicao: voluntary.amount,
  formaPagamento: voluntary.method,
  agencia: voluntary.agency,
  conta: voluntary.account,
}

export type VoluntaryFormProps = {
  form: VoluntaryFormApi
  draft: Pick<FormDraft, 'isRestored' | 'startOver'>
  /** Lowest amount of the plan, in reais. */
  minimum: number
  problem: Problem | null
  headingRef?: Ref<HTMLHeadingElement>
}

/** Amount and way to pay. The button stays off while payment data are missing, and says which. */
export function VoluntaryForm({ form, draft, minimum, problem, headingRef }: VoluntaryFormProps) {
  const missingId = useId()
  return (
    <form.AppForm>
      <SubmissionProblemProvider value={problem}>
        <form noValidate onSubmit={submitHandler(form)} className={oneColumn}>
          <StepHeading ref={headingRef}>{voluntary.heading}</StepHeading>
          <DraftNotice draft={draft} />
          <FormErrorSummary labels={labels} />
          <FormProblem problem={problem} fields={Object.keys(labels)} />
          <form.Subscribe selector={(state) => state.values.formaPagamento}>
            {(method) => <VoluntaryFields form={form} minimum={minimum} method={method} />}
          </form.Subscribe>
          <form.Subscribe selector={(state) => missingSentence(missingForSubmit(state.values))}>
            {(missing) => (
              <div className={submitLine}>
                <Button
                  type="submit"
                  variant="primary"
                  isDisabled={missing !== null}
                  aria-describedby={missing === null ? undefined : missingId}
                >
                  {voluntary.submit}
                </Button>
                <p id={missingId} role="status" className={note}>
                  {missing}
                </p>
              </div>
            )}
          </form.Subscribe>
        </form>
      </SubmissionProblemProvider>
    </form.AppForm>
  )
}
