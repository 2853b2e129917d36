import { profileQuestionnaireRule } from '#contract/investments/profile-questionnaire-rule.ts'
import { defineRuleSetting, type RulePage } from '../define-rule-page.ts'
import { QuestionnaireFields } from './QuestionnaireFields.tsx'
import { questionnaireLabels } from './questionnaire-labels.ts'
import { questionnaireManagementText as text } from './questionnaire-management.text.ts'

/** The questions that suggest an investment profile. */
export const questionnairePage: RulePage = {
  rule: profileQuestionnaireRule,
  Fields: QuestionnaireFields,
  isWide: true,
  labelsOf: questionnaireLabels,
}

/** The questionnaire of investment profiles. */
export const questionnaireSetting = defineRuleSetting({
  title: text.title,
  lead: text.lead,
  pages: [questionnairePage],
})
