import { Button } from '@portal/design-system/Button'
import { Card } from '@portal/design-system/Card'
import { Cluster } from '@portal/design-system/Cluster'
import { Stack } from '@portal/design-system/Stack'
import { Text } from '@portal/design-system/Text'
import { requestText } from '#app/features/request-engine/service-request.text.ts'
import { CommandProblemProvider } from '#app/forms/CommandProblem.tsx'
import { CorrectionsProvider } from '#app/forms/Corrections.tsx'
import { FormNotices } from '#app/forms/FormNotices.tsx'
import { keptFormProps } from '#app/forms/kept-forms.ts'
import { LeaveGuard } from '#app/forms/LeaveGuard.tsx'
import { submitHandler } from '#app/forms/portal-form.ts'
import { answerPath } from '#contract/requests/request-answer-check.ts'
import type { RequestOnPage } from '../list/request-on-page.ts'
import { AnswerField } from './AnswerField.tsx'
import { answerText } from './answer.text.ts'
import type { Answering } from './request-answering.ts'
import { useRequestAnswer } from './use-request-answer.ts'

type RequestAnswerProps = { request: RequestOnPage; answering: Answering }

/** The answer to a returned request where it is followed: the fields and documents that were asked for, and a word to the desk. */
export function RequestAnswer({ request, answering }: RequestAnswerProps) {
  const { form, draft, sending, labels } = useRequestAnswer(request, answering)
  const notes = Object.fromEntries(
    answering.asked.map((item) => {
      const note = request.correcoes.find(({ campo }) => campo === item.path)?.motivo ?? null
      const wanted = item.kind === 'field' ? requestText.returned.correct(note) : (note ?? answerText.asked)
      return [answerPath(item), wanted]
    }),
  )
  return (
    <Card title={answerText.title}>
      <form.AppForm>
        <CommandProblemProvider value={sending.problem}>
          <CorrectionsProvider value={notes}>
            <LeaveGuard isDirty={draft.isDirty} keptIn={draft.isKept ? 'tab' : 'nowhere'} />
            <Stack
              as="form"
              gap="6"
              {...keptFormProps(draft.isKept)}
              noValidate
              onSubmit={submitHandler(form)}
            >
              <Text tone="muted">{answerText.lead}</Text>
              <FormNotices labels={labels} problem={sending.problem} draft={draft} />
              {answering.offered.map((item) => (
                <AnswerField
                  key={item.path}
                  form={form}
                  item={item}
                  idRequisicao={request.id}
                  isAsked={answering.asked.some(({ path }) => path === item.path)}
                />
              ))}
              <Cluster>
                <Button type="submit" variant="primary" isPending={sending.isPending}>
                  {answerText.submit}
                </Button>
              </Cluster>
            </Stack>
          </CorrectionsProvider>
        </CommandProblemProvider>
      </form.AppForm>
    </Card>
  )
}
