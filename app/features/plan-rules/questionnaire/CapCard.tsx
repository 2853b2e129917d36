import { Button } from '@portal/design-system/Button'
import { Card } from '@portal/design-system/Card'
import { Columns } from '@portal/design-system/Columns'
import { TrashIcon } from '@portal/design-system/icons'
import { NumberField } from '@portal/design-system/NumberField'
import { Select } from '@portal/design-system/Select'
import { Stack } from '@portal/design-system/Stack'
import { SelectInput } from '#app/forms/SelectInput.tsx'
import { TextAreaInput } from '#app/forms/TextAreaInput.tsx'
import type { RuleEdition } from '#contract/plan-rules/plan-rules.ts'
import type { RuleFormApi } from '../rule-values.ts'
import { questionnaireManagementText } from './questionnaire-management.text.ts'
import { type CapInForm, type QuestionInForm, withAge, withQuestion } from './questionnaire-parts.ts'

const { caps: text, years, choose } = questionnaireManagementText

type CapCardProps = {
  form: RuleFormApi
  cap: CapInForm
  at: number
  questions: readonly QuestionInForm[]
  profiles: RuleEdition['perfis']
  onChange: (cap: CapInForm) => void
  onRemove: () => void
}

/** One limit: the answer that brings it, from which age on, and the profile that the result does not pass. */
export function CapCard({ form, cap, at, questions, profiles, onChange, onRemove }: CapCardProps) {
  const question = questions.find(({ id }) => id === cap.answer.questionId)
  const named = (options: readonly { id: string; text: string }[]) =>
    options.map((option) => ({ id: option.id, label: option.text }))
  return (
    <Card
      tone="sunken"
      padding="compact"
      headingLevel={4}
      title={text.name(at)}
      action={
        <Button variant="quiet" size="compact" icon={TrashIcon} onPress={onRemove}>
          {text.remove(at)}
        </Button>
      }
    >
      <Stack gap="4">
        <form.AppField name={`regras.caps[${at}].text`}>
          {() => <TextAreaInput label={text.text} rows={2} maxLength={500} isRequired />}
        </form.AppField>
        <Columns template="halves" from="medium" gap="4">
          <Select<string>
            label={text.question}
            placeholder={choose}
            options={named(questions)}
            value={question?.id ?? null}
            onChange={(id) =>
              onChange(
                withQuestion(
                  cap,
                  questions.find((one) => one.id === id),
                ),
              )
            }
          />
          <form.AppField name={`regras.caps[${at}].answer.optionId`}>
            {() => (
              <SelectInput<string>
                label={text.answer}
                placeholder={choose}
                options={named(question?.options ?? [])}
              />
            )}
          </form.AppField>
          <form.AppField name={`regras.caps[${at}].atMostProfileId`}>
            {() => (
              <SelectInput<number>
                label={text.profile}
                placeholder={choose}
                options={profiles.map(({ id, nome }) => ({ id, label: nome }))}
              />
            )}
          </form.AppField>
          <NumberField
            label={text.age}
            description={text.ageHelp}
            unit={years}
            minValue={0}
            maxValue={120}
            value={cap.minimumAge ?? null}
            onChange={(age) => onChange(withAge(cap, age))}
          />
        </Columns>
      </Stack>
    </Card>
  )
}
