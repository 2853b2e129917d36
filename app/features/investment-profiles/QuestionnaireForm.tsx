import { Button } from '@portal/design-system/Button'
import { Form } from '@portal/design-system/Form'
import { actions } from '#app/features/service-request/service-request.css.ts'
import { FormNotices } from '#app/forms/FormNotices.tsx'
import { portalFormOptions, useAppForm, useSubmission } from '#app/forms/portal-form.ts'
import { SubmissionProblemProvider } from '#app/forms/SubmissionProblem.tsx'
import type { InvestmentProfileQuestionnaire } from '#contract/investment-profiles.ts'
import { investmentProfileText } from './investment-profiles.text.ts'
import { QuestionField } from './QuestionField.tsx'
import { checkAnswers, noAnswers } from './questionnaire-answers.ts'

const { questionnaire: text } = investmentProfileText

/** Sends the answers; settles once the new result is read. */
export type AnswerQuestionnaire = (input: {
  versao: number
  respostas: Record<string, string>
}) => Promise<unknown>

type QuestionnaireFormProps = {
  questionnaire: InvestmentProfileQuestionnaire
  answer: AnswerQuestionnaire
  onAnswered: () => void
  onCancel: () => void
}

/** The questions, one under the other. Every one must be answered. */
export function QuestionnaireForm({ questionnaire, answer, onAnswered, onCancel }: QuestionnaireFormProps) {
  const { versao, perguntas } = questionnaire
  const { run, problem, isSending } = useSubmission()
  const form = useAppForm({
    ...portalFormOptions,
    defaultValues: noAnswers(perguntas),
    validators: { onDynamic: ({ value }) => checkAnswers(value.respostas) },
    onSubmit: async ({ value }) => {
      const respostas = Object.fromEntries(
        Object.entries(value.respostas).map(([question, option]) => [question, option ?? '']),
      )
      if (await run(() => answer({ versao, respostas }))) onAnswered()
    },
  })
  const labels = Object.fromEntries(perguntas.map(({ id, texto }) => [`respostas.${id}`, texto]))
  return (
    <form.AppForm>
      <SubmissionProblemProvider value={problem}>
        <Form onSubmit={() => void form.handleSubmit()} width="form">
          <FormNotices labels={labels} problem={problem} />
          {perguntas.map(({ id, texto, opcoes }, index) => (
            <form.AppField key={id} name={`respostas.${id}`}>
              {() => <QuestionField label={`${index + 1}. ${texto}`} options={opcoes} />}
            </form.AppField>
          ))}
          <div className={actions}>
            <Button type="submit" variant="primary" isPending={isSending}>
              {text.send}
            </Button>
            <Button variant="secondary" isDisabled={isSending} onPress={onCancel}>
              {text.cancel}
            </Button>
          </div>
        </Form>
      </SubmissionProblemProvider>
    </form.AppForm>
  )
}
