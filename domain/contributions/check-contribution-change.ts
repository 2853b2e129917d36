import type { Outcome } from '#domain/outcome.ts'
import type { ContributionChoice } from './calculate-contribution.ts'
import { calculateContribution } from './calculate-contribution.ts'
import type { ContributionParameters } from './contribution-parameters.ts'
import type { MonthlyAmounts } from './monthly-amounts.ts'
import { monthlyAmounts } from './monthly-amounts.ts'
import { basicPercentageOptions, supplementaryPercentageOptions } from './percentage-options.ts'
import type { SelectStates } from './select-states.ts'
import { selectStates } from './select-states.ts'

export interface ContributionChange extends ContributionChoice {
  /** Percentages in force; null when there are none yet, as in the first choice of a new participant. */
  current: { basicPercent: number; supplementaryPercent: number } | null
}

export type PercentageParameters = Pick<
  ContributionParameters,
  'unit' | 'factor' | 'basicMax' | 'basicStep' | 'supplementaryMax' | 'supplementaryStep' | 'match'
>

/** Monthly effect of the change. */
export interface CheckedContributionChange {
  basicPercent: number
  supplementaryPercent: number
  amounts: MonthlyAmounts
}

export type ContributionProblem =
  | { field: 'salary'; code: 'salary-unknown' }
  | { field: 'basicPercent'; code: 'percent-not-offered' | 'salary-below-unit' }
  | { field: 'supplementaryPercent'; code: 'percent-not-offered' | 'basic-below-maximum' }
  | { field: 'basicPercent' | 'supplementaryPercent'; code: 'nothing-contributed' | 'unchanged' }

/**
 * A change of percentages, for the form and for the server alike: offered percentages, selects that are off, something above zero, and a difference from what is in force. Answers the amounts, or every problem at once. On which day it
 * may be filed is for `changeWindow`, from when it counts for `effectiveMonth`.
 */
export function checkContributionChange(
  change: ContributionChange,
  parameters: PercentageParameters,
): Outcome<CheckedContributionChange, ContributionProblem> {
  const problems = choiceProblems(change, parameters)
  if (problems.length > 0) return { ok: false, problems }
  const { basicPercent, supplementaryPercent } = change
  return {
    ok: true,
    result: { basicPercent, supplementaryPercent, amounts: monthlyAmounts(change, parameters) },
  }
}

function choiceProblems(change: ContributionChange, parameters: PercentageParameters): ContributionProblem[] {
  if (change.salary === null) return [{ field: 'salary', code: 'salary-unknown' }]
  const states = selectStates(change, parameters)
  const problems = [
    ...basicProblems(change, states, parameters),
    ...supplementaryProblems(change, states, parameters),
  ]
  return problems.length > 0 ? problems : wholeChoiceProblems(change, states, parameters)
}

function basicProblems(
  { salary, basicPercent }: ContributionChange,
  states: SelectStates,
  parameters: PercentageParameters,
): ContributionProblem[] {
  if (basicPercent === 0) return []
  if (states.basic !== null) return [{ field: 'basicPercent', code: 'salary-below-unit' }]
  const isOffered = basicPercentageOptions(salary, parameters).includes(basicPercent)
  return isOffered ? [] : [{ field: 'basicPercent', code: 'percent-not-offered' }]
}

function supplementaryProblems(
  { supplementaryPercent }: ContributionChange,
  states: SelectStates,
  parameters: PercentageParameters,
): ContributionProblem[] {
  if (supplementaryPercent === 0) return []
  if (states.supplementary !== null) return [{ field: 'supplementaryPercent', code: 'basic-below-maximum' }]
  const isOffered = supplementaryPercentageOptions(parameters).includes(supplementaryPercent)
  return isOffered ? [] : [{ field: 'supplementaryPercent', code: 'percent-not-offered' }]
}

/** Problems of the two percentages together, shown at the first one that can be used. */
function wholeChoiceProblems(
  change: ContributionChange,
  states: SelectStates,
  parameters: PercentageParameters,
): ContributionProblem[] {
  const field = states.basic === null ? 'basicPercent' : 'supplementaryPercent'
  const { basicContribution, supplementaryContribution } = calculateContribution(change, parameters)
  if (basicContribution <= 0 && supplementaryContribution <= 0)
    return [{ field, code: 'nothing-contributed' }]
  const isUnchanged =
    change.current?.basicPercent === change.basicPercent &&
    change.current.supplementaryPercent === change.supplementaryPercent
  return isUnchanged ? [{ field, code: 'unchanged' }] : []
}
