import { addToCompetence, type Competence } from '#domain/calendar.ts'
import {
  type ContributionProblem,
  checkContributionChange,
} from '#domain/contributions/check-contribution-change.ts'
import type { PercentageChoice } from './contribution-preview.ts'
import type { PercentageRules } from './contribution-rules.ts'
import { contributionsText } from './contributions.text.ts'

type FieldErrors = { fields: Partial<Record<keyof PercentageChoice, string>> }

/**
 * The domain's rule of a change as messages under the form's fields; undefined when the choice can be sent. `effectiveMonth` is
 * the API's: its first filing day stands for today, which the rule needs.
 */
export function checkPercentages(
  choice: PercentageChoice,
  rules: PercentageRules,
  effectiveMonth: Competence,
): FieldErrors | undefined {
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
  if (outcome.ok) return undefined
  return { fields: Object.fromEntries(outcome.problems.map(errorOf).toReversed()) }
}

function errorOf(problem: ContributionProblem): [keyof PercentageChoice, string] {
  const field = problem.field === 'supplementaryPercent' ? 'percentualSuplementar' : 'percentualBasica'
  return [field, problem.code === 'window-closed' ? '' : contributionsText.problems[problem.code]]
}
