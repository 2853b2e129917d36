import { Button } from '@portal/design-system/Button'
import { Card } from '@portal/design-system/Card'
import { TrashIcon } from '@portal/design-system/icons'
import { ReorderableList } from '@portal/design-system/ReorderableList'
import { Stack } from '@portal/design-system/Stack'
import { TextAreaInput } from '#app/forms/TextAreaInput.tsx'
import { RuleList } from '../RuleList.tsx'
import type { RuleFormApi } from '../rule-values.ts'
import { OptionList } from './OptionList.tsx'
import { questionnaireManagementText } from './questionnaire-management.text.ts'
import { newQuestion, type QuestionInForm } from './questionnaire-parts.ts'

const { questions: text } = questionnaireManagementText

/** The questions in their order, each with its answers. */
export function QuestionList({ form }: { form: RuleFormApi }) {
  return (
    <RuleList<QuestionInForm>
      form={form}
      part="questions"
      title={text.title}
      help={text.help}
      add={{ label: text.add, item: newQuestion }}
      left={text.left}
    >
      {(questions, { set, remove }) => (
        <ReorderableList
          label={text.title}
          items={questions}
          itemKey={({ id }) => id}
          itemName={(_, at) => text.name(at)}
          onMove={(from, to) => {
            const moved = questions[from]
            if (moved) set(questions.toSpliced(from, 1).toSpliced(to, 0, moved))
          }}
        >
          {(question, at) => (
            <Card
              tone="sunken"
              padding="compact"
              headingLevel={4}
              title={text.name(at)}
              action={
                questions.length > 1 && (
                  <Button variant="quiet" size="compact" icon={TrashIcon} onPress={() => remove(at)}>
                    {text.remove(at)}
                  </Button>
                )
              }
            >
              <Stack gap="4">
                <form.AppField name={`regras.questions[${at}].text`}>
                  {() => <TextAreaInput label={text.text} rows={2} maxLength={500} isRequired />}
                </form.AppField>
                <OptionList
                  form={form}
                  question={question}
                  at={at}
                  onChange={(options) => set(questions.with(at, { ...question, options }))}
                />
              </Stack>
            </Card>
          )}
        </ReorderableList>
      )}
    </RuleList>
  )
}
