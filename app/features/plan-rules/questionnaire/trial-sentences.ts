import type { QuestionnaireRule } from '#contract/investments/profile-questionnaire-rule.ts'
import type { RuleEdition } from '#contract/plan-rules/plan-rules.ts'
import { ruleNames } from '#contract/rules/read-rule.ts'
import { addYears } from '#domain/calendar.ts'
import type { Answers } from '#domain/investments/investment-profiles/questionnaire.ts'
import { scoreQuestionnaire } from '#domain/investments/investment-profiles/score-questionnaire.ts'
import { questionnaireManagementText } from './questionnaire-management.text.ts'

const { trial: text } = questionnaireManagementText

type Trial = { age: number | null; profiles: RuleEdition['perfis']; today: string }

/** Result of the answers, or how many are missing. Requires a questionnaire that can be published. */
export function trialSentences(
  questionnaire: QuestionnaireRule,
  answers: Answers,
  { age, profiles, today }: Trial,
): string[] {
  const birthDate = age === null ? null : addYears(today, -age)
  const outcome = scoreQuestionnaire(answers, { ...questionnaire, version: 0 }, { birthDate, today })
  if (!outcome.ok) return [text.open(outcome.problems.length)]
  const { profile } = ruleNames(profiles)
  const { profileId, profileByScore, score, highestScore, appliedCaps } = outcome.result
  const words = appliedCaps.flatMap(({ id }) => questionnaire.caps.find((cap) => cap.id === id)?.text ?? [])
  return [
    text.result(profile(profileId), score, highestScore),
    ...(words.length > 0 ? [text.capped(profile(profileByScore), words)] : []),
  ]
}
