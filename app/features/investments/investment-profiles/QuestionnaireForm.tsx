import { Button } from '@portal/design-system/Button'
import { Cluster } from '@portal/design-system/Cluster'
import { Form } from '@portal/design-system/Form'
import { RadioGroup } from '@portal/design-system/RadioGroup'
import type { Problem } from '#app/api/problem.ts'
import { CommandProblemProvider } from '#app/forms/CommandProblem.tsx'
import { FormNotices } from '#app/forms/FormNotices.tsx'
import { useFieldProps } from '#app/forms/field-state.ts'
import { portalFormOptions, useAppForm } from '#app/forms/portal-form.ts'
import type {
  InvestmentProfileQuestionnaire,
  QuestionnaireAnswers,
} from '#contract/investments/investment-profiles.ts'
import { investmentProfileText } from './investment-profiles.text.ts'
import { checkAnswers, noAnswers } from './questionnaire.ts'

const { questionnaire: text } = investmentProfileText

type QuestionnaireFormProps = {
  questionnaire: InvestmentProfileQuestionnaire
  /** Why the answers were refused. */
  problem: Problem | null
  /** Sends the answers; settles once the page shows what came of them. */
  answer: (answers: QuestionnaireAnswers) => Promise<unknown>
  onCancel: () => void
}

/** The questions, one under the other. Every one must be answered. */
export function QuestionnaireForm({ questionnaire, problem, answer, onCancel }: QuestionnaireFormProps) {
  const { versao, perguntas } = questionnaire
  const form = useAppForm({
    ...portalFormOptions,
    defaultValues: noAnswers(perguntas),
    validators: { onDynamic: ({ value }) => checkAnswers(value.respostas) },
    onSubmit: async ({ value }) => {
      const respostas = Object.fromEntries(
        Object.entries(value.respostas).map(([question, option]) => [question, option ?? '']),
      )
      await answer({ versao, respostas })
    },
  })
  const labels = Object.fromEntries(perguntas.map(({ id, texto }) => [`respostas.${id}`, texto]))
  return (
    <form.AppForm>
      <CommandProblemProvider value={problem}>
        <Form onSubmit={() => void form.handleSubmit()} width="form">
          <FormNotices labels={labels} problem={problem} />
          {perguntas.map(({ id, texto, opcoes }, index) => (
            <form.AppField key={id} name={`respostas.${id}`}>
              {() => <Question label={`${index + 1}. ${texto}`} options={opcoes} />}
            </form.AppField>
          ))}
          <form.Subscribe selector={({ isSubmitting }) => isSubmitting}>
            {(isSending) => (
              <Cluster isStackedOnPhone>
                <Button type="submit" variant="primary" isPending={isSending}>
                  {text.send}
                </Button>
                <Button variant="secondary" isDisabled={isSending} onPress={onCancel}>
                  {text.cancel}
                </Button>
              </Cluster>
            )}
          </form.Subscribe>
        </Form>
      </CommandProblemProvider>
    </form.AppForm>
  )
}

function Question({ label, options }: { label: string; options: readonly { id: string; texto: string }[] }) {
  return (
    <RadioGroup<string>
      {...useFieldProps<string | null>()}
      label={label}
      isRequired
      options={options.map(({ id, texto }) => ({ value: id, label: texto }))}
    />
  )
}
