import type {
  CheckedContributionChange,
  ContributionChange,
  ContributionProblem,
  PercentageParameters,
} from '#domain/contributions/check-contribution-change.ts'
import { checkContributionChange } from '#domain/contributions/check-contribution-change.ts'
import type { Outcome } from '#domain/outcome.ts'
import { type Complaint, complaints } from '../complaints.ts'
import { percentageSentences } from './contributions.text.ts'
import type { PercentageValues } from './contributions.ts'

const percentagePaths: Readonly<Record<ContributionProblem['field'], keyof PercentageValues>> = {
  salary: 'percentualBasica',
  basicPercent: 'percentualBasica',
  supplementaryPercent: 'percentualSuplementar',
}

/** A choice of percentages under the rule of the domain: what it comes to, or every complaint. */
export function checkPercentageValues(
  { percentualBasica, percentualSuplementar }: PercentageValues,
  { salary, current }: Pick<ContributionChange, 'salary' | 'current'>,
  parameters: PercentageParameters,
): Outcome<CheckedContributionChange, Complaint> {
  const outcome = checkContributionChange(
    { salary, basicPercent: percentualBasica, supplementaryPercent: percentualSuplementar, current },
    parameters,
  )
  if (outcome.ok) return outcome
  return complaints(outcome.problems, ({ field, code }) => [
    percentagePaths[field],
    percentageSentences[code],
  ])
}
