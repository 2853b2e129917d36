import { percentageSentences } from '#contract/contributions.text.ts'
import { addToCompetence, type Competence } from '#domain/calendar.ts'
import {
  type ContributionProblem,
  checkContributionChange,
} from '#domain/contributions/check-contribution-change.ts'
import type { PercentageChoice } from './contribution-preview.ts'
import type { PercentageRules } from './contribution-rules.ts'

type Fields = Partial<Record<keyof PercentageChoice, string>>

/**
 * The domain's rule of a change as messages under the form's fields; undefined when the choice can be sent. `effectiveMonth` is
 * the API's: its first filing day stands for today, which the rule needs. The window is the API's too.
 */
export function checkPercentages(
  choice: PercentageChoice,
  rules: PercentageRules,
  effectiveMonth: Competence,
): { fields: Fields } | undefined {
  const outcome = checkContributionChange(
    {
      salary: rules.salary,
      basicPercent: choice.percentualBasica,
      supplementaryPercent: choice.percentualSuplementar,
      current: rules.current,
      lastChangedOn: null,
      today: `${addToCompetence(effectiveMonth, -1)}-01`,
    },
    rules.parameters,
  )
  return outcome.ok
    ? undefined
    : { fields: Object.fromEntries(outcome.problems.flatMap(errorOf).toReversed()) }
}

function errorOf(problem: ContributionProblem): [keyof PercentageChoice, string][] {
  if (problem.code === 'window-closed') return []
  const field = problem.field === 'supplementaryPercent' ? 'percentualSuplementar' : 'percentualBasica'
  return [[field, percentageSentences[problem.code]]]
}
