import type { IsoDate } from '#domain/calendar.ts'
import { addDays } from '#domain/calendar.ts'
import type { SuitabilityResult } from '#domain/investments/investment-profiles/score-questionnaire.ts'
import { scoreQuestionnaire } from '#domain/investments/investment-profiles/score-questionnaire.ts'
import { suggestedQuestionnaire } from '#domain/investments/investment-profiles/suggested-questionnaire.ts'
import type { DemoPerson } from './demo-person.ts'
import type { DemoPlanId } from './plans.ts'

/** Who filled the questionnaire in, by CPF: points of each answer in the order of the questions, and how long ago. */
const FILLED: Readonly<Record<string, { points: readonly number[]; daysAgo: number }>> = {
  // Ana: 22 points, Moderado.
  '52998224725': { points: [4, 2, 4, 2, 1, 3, 4, 2], daysAgo: 340 },
  // Eduardo: 19 points, Moderado; more than 24 months ago.
  '98765432100': { points: [4, 1, 4, 2, 1, 1, 4, 2], daysAgo: 800 },
  // Fernanda: 32 points, held down to Conservador because she needs the money soon.
  '39053344705': { points: [6, 4, 6, 4, 4, 3, 0, 5], daysAgo: 60 },
}

export type DemoInvestmentProfileResult = {
  planId: DemoPlanId
  enrolment: string
  answers: Record<string, string>
  result: SuitabilityResult
}

/** Filled questionnaires, of the first plan of each person. */
export function demoInvestmentProfileResults(
  people: readonly DemoPerson[],
  today: IsoDate,
): DemoInvestmentProfileResult[] {
  return people.flatMap(({ cpf, birthDate, links: [link] }) => {
    const filled = FILLED[cpf]
    if (!filled || !link) return []
    const answers = Object.fromEntries(
      suggestedQuestionnaire.questions.map(({ id, options }, index) => [
        id,
        options.find(({ points }) => points === filled.points[index])?.id ?? '',
      ]),
    )
    const answeredOn = addDays(today, -filled.daysAgo)
    const outcome = scoreQuestionnaire(answers, suggestedQuestionnaire, { birthDate, today: answeredOn })
    if (!outcome.ok) throw new RangeError('an answer of the demo is none of the questionnaire')
    return [{ planId: link.planId, enrolment: link.enrolment, answers, result: outcome.result }]
  })
}
