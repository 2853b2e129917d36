import type { RuleParts } from '#contract/plan-rules/plan-rules.ts'
import { questionnaireManagementText as text } from './questionnaire-management.text.ts'
import { questionnaireOf } from './questionnaire-parts.ts'

export function questionnaireLabels(regras: RuleParts): Record<string, string> {
  const { questions, ranges, caps } = questionnaireOf(regras)
  return Object.fromEntries([
    ...questions.flatMap(({ options }, at) => [
      [`questions[${at}].text`, text.questions.name(at)],
      ...options.flatMap((_, place) => [
        [`questions[${at}].options[${place}].text`, text.options.name(at, place)],
        [`questions[${at}].options[${place}].points`, text.options.points(at, place)],
      ]),
    ]),
    ...ranges.flatMap((_, at) => [
      [`ranges[${at}].profileId`, text.ranges.profile(at)],
      [`ranges[${at}].from`, text.ranges.from(at)],
    ]),
    ...caps.flatMap((_, at) => [
      [`caps[${at}].text`, text.caps.name(at)],
      [`caps[${at}].atMostProfileId`, text.caps.name(at)],
      [`caps[${at}].minimumAge`, text.caps.name(at)],
    ]),
  ])
}
