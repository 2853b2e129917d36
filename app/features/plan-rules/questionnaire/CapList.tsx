import { Stack } from '@portal/design-system/Stack'
import { Text } from '@portal/design-system/Text'
import type { QuestionnaireRule } from '#contract/investments/profile-questionnaire-rule.ts'
import type { RuleEdition } from '#contract/plan-rules/plan-rules.ts'
import { RuleList } from '../RuleList.tsx'
import type { RuleFormApi } from '../rule-values.ts'
import { CapCard } from './CapCard.tsx'
import { questionnaireManagementText } from './questionnaire-management.text.ts'
import { type CapInForm, newCap } from './questionnaire-parts.ts'

const { caps: text } = questionnaireManagementText

type CapListProps = {
  form: RuleFormApi
  questionnaire: QuestionnaireRule
  profiles: RuleEdition['perfis']
}

/** Answers by which the result is at most a profile. */
export function CapList({ form, questionnaire, profiles }: CapListProps) {
  return (
    <RuleList<CapInForm>
      form={form}
      part="caps"
      title={text.title}
      help={text.help}
      add={{ label: text.add, item: () => newCap(questionnaire) }}
      left={text.left}
    >
      {(caps, { set, remove }) => (
        <Stack gap="4">
          {caps.length === 0 && <Text tone="muted">{text.none}</Text>}
          {caps.map((cap, at) => (
            <CapCard
              key={cap.id}
              form={form}
              cap={cap}
              at={at}
              questions={questionnaire.questions}
              profiles={profiles}
              onChange={(changed) => set(caps.with(at, changed))}
              onRemove={() => remove(at)}
            />
          ))}
        </Stack>
      )}
    </RuleList>
  )
}
