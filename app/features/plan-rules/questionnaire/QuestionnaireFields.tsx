import { Banner } from '@portal/design-system/Banner'
import { Stack } from '@portal/design-system/Stack'
import { profileQuestionnaireRule } from '#contract/investments/profile-questionnaire-rule.ts'
import { questionnaireComplaints } from '#contract/investments/questionnaire-complaints.ts'
import type { RuleEdition } from '#contract/plan-rules/plan-rules.ts'
import { highestScore } from '#domain/investments/investment-profiles/questionnaire.ts'
import { RuleFields } from '../RuleFields.tsx'
import type { RuleFormApi } from '../rule-values.ts'
import { CapList } from './CapList.tsx'
import { QuestionList } from './QuestionList.tsx'
import { questionnaireManagementText as text } from './questionnaire-management.text.ts'
import { questionnaireOf } from './questionnaire-parts.ts'
import { RangeList } from './RangeList.tsx'
import { TryQuestionnaire } from './TryQuestionnaire.tsx'

type QuestionnaireFieldsProps = { form: RuleFormApi; edition: RuleEdition }

/** The questionnaire in its parts, what still keeps it from being published, and what it would suggest. */
export function QuestionnaireFields({ form, edition: { perfis, hoje } }: QuestionnaireFieldsProps) {
  const offered = perfis.filter(({ oferecido }) => oferecido)
  return (
    <form.Subscribe selector={({ values }) => values.regras}>
      {(regras) => {
        const questionnaire = questionnaireOf(regras)
        const complaints = questionnaireComplaints(
          questionnaire,
          offered.map(({ id }) => id),
        )
        return (
          <Stack gap="8">
            <Stack width="narrow">
              <RuleFields form={form} rule={profileQuestionnaireRule} parts={['validMonths']} />
            </Stack>
            <QuestionList form={form} />
            <RangeList form={form} profiles={offered} highest={highestScore(questionnaire)} />
            <CapList form={form} questionnaire={questionnaire} profiles={offered} />
            {complaints.length > 0 && (
              <Banner tone="warning" title={text.obstacles} live="polite">
                {complaints.map(({ sentence }) => (
                  <p key={sentence}>{sentence}</p>
                ))}
              </Banner>
            )}
            <TryQuestionnaire
              questionnaire={questionnaire}
              isBlocked={complaints.length > 0}
              profiles={perfis}
              today={hoje}
            />
          </Stack>
        )
      }}
    </form.Subscribe>
  )
}
