import { AccordionItem } from '@portal/design-system/Accordion'
import { NumberField } from '@portal/design-system/NumberField'
import { RadioGroup } from '@portal/design-system/RadioGroup'
import { Stack } from '@portal/design-system/Stack'
import { Text } from '@portal/design-system/Text'
import { useState } from 'react'
import type { QuestionnaireRule } from '#contract/investments/profile-questionnaire-rule.ts'
import type { RuleEdition } from '#contract/plan-rules/plan-rules.ts'
import { questionnaireManagementText } from './questionnaire-management.text.ts'
import { trialSentences } from './trial-sentences.ts'

const { trial: text, years } = questionnaireManagementText

type TryQuestionnaireProps = {
  questionnaire: QuestionnaireRule
  /** It could not be published as it is: nothing would come of answers. */
  isBlocked: boolean
  profiles: RuleEdition['perfis']
  today: string
}

/** Answers what is on screen as a participant would, and says what would be suggested and why. */
export function TryQuestionnaire({ questionnaire, isBlocked, profiles, today }: TryQuestionnaireProps) {
  const [answers, setAnswers] = useState<Record<string, string>>({})
  const [age, setAge] = useState<number | null>(40)
  if (isBlocked)
    return (
      <AccordionItem title={text.title}>
        <p>{text.blocked}</p>
      </AccordionItem>
    )
  return (
    <AccordionItem title={text.title}>
      <Stack gap="5">
        <Text tone="muted">{text.help}</Text>
        <Stack width="narrow">
          <NumberField
            label={text.age}
            unit={years}
            minValue={0}
            maxValue={120}
            value={age}
            onChange={setAge}
          />
        </Stack>
        {questionnaire.questions.map(({ id, text: label, options }, at) => (
          <RadioGroup<string>
            key={id}
            label={`${at + 1}. ${label}`}
            options={options.map((option) => ({ value: option.id, label: option.text }))}
            value={answers[id] ?? null}
            onChange={(option) => setAnswers({ ...answers, [id]: option })}
          />
        ))}
        <div role="status">
          {trialSentences(questionnaire, answers, { age, profiles, today }).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
      </Stack>
    </AccordionItem>
  )
}
