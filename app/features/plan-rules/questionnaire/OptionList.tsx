import { Announcer } from '@portal/design-system/Announcer'
import { Button } from '@portal/design-system/Button'
import { Cluster } from '@portal/design-system/Cluster'
import { PlusIcon } from '@portal/design-system/icons'
import { Stack } from '@portal/design-system/Stack'
import { useRef, useState } from 'react'
import { NumberInput } from '#app/forms/NumberInput.tsx'
import { TextInput } from '#app/forms/TextInput.tsx'
import { RecordRow } from '../RecordRow.tsx'
import type { RuleFormApi } from '../rule-values.ts'
import { questionnaireManagementText } from './questionnaire-management.text.ts'
import { newOption, type OptionInForm, type QuestionInForm } from './questionnaire-parts.ts'

const { options: text, points } = questionnaireManagementText

type OptionListProps = {
  form: RuleFormApi
  question: QuestionInForm
  /** Place of the question, from 0. */
  at: number
  onChange: (options: OptionInForm[]) => void
}

/** The answers of a question, each with its points. */
export function OptionList({ form, question: { options }, at, onChange }: OptionListProps) {
  const [news, setNews] = useState('')
  const addButton = useRef<HTMLButtonElement>(null)
  return (
    <Stack gap="3">
      {options.map(({ id }, place) => (
        <RecordRow
          key={id}
          remove={text.remove(at, place)}
          onRemove={() => {
            onChange(options.toSpliced(place, 1))
            setNews(text.left(options.length - 1))
            addButton.current?.focus()
          }}
        >
          <form.AppField name={`regras.questions[${at}].options[${place}].text`}>
            {() => <TextInput aria-label={text.name(at, place)} maxLength={500} />}
          </form.AppField>
          <form.AppField name={`regras.questions[${at}].options[${place}].points`}>
            {() => <NumberInput aria-label={text.points(at, place)} unit={points} />}
          </form.AppField>
        </RecordRow>
      ))}
      <Cluster>
        <Button
          ref={addButton}
          variant="secondary"
          size="compact"
          icon={PlusIcon}
          aria-label={text.addTo(at)}
          onPress={() => onChange([...options, newOption()])}
        >
          {text.add}
        </Button>
        <Button
          variant="quiet"
          size="compact"
          aria-label={text.sortOf(at)}
          onPress={() => {
            onChange(options.toSorted((one, other) => one.points - other.points))
            setNews(text.sorted)
          }}
        >
          {text.sort}
        </Button>
      </Cluster>
      <Announcer message={news} />
    </Stack>
  )
}
