import type { Amount } from '#domain/money.ts'
import { toDecimal } from '#domain/money.ts'
import type { ContributionChoice } from './calculate-contribution.ts'
import type { ContributionParameters } from './contribution-parameters.ts'

type Limits = Pick<ContributionParameters, 'unit' | 'basicMax'>

export type DisabledReason = 'salary-unknown' | 'salary-below-unit' | 'basic-below-maximum'

/** Why a select is off, or null when it can be used. */
export interface SelectStates {
  basic: DisabledReason | null
  supplementary: DisabledReason | null
}

/**
 * Which percentage can be chosen: basic is off below the plan unit; supplementary is off above
 * the unit while basic is under its maximum. Pay of exactly one unit leaves both on. The unit decides, although the
 * formula turns positive a little below it.
 */
export function selectStates(
  { salary, basicPercent }: { salary: Amount | null; basicPercent: number },
  { unit, basicMax }: Limits,
): SelectStates {
  if (salary === null) return { basic: 'salary-unknown', supplementary: 'salary-unknown' }
  const pay = toDecimal(salary)
  return {
    basic: pay.lessThan(unit) ? 'salary-below-unit' : null,
    supplementary: pay.greaterThan(unit) && basicPercent < basicMax ? 'basic-below-maximum' : null,
  }
}

type ResetField = 'basicPercent' | 'supplementaryPercent'

export interface SettledChoice {
  basicPercent: number
  supplementaryPercent: number
  /** Percentages that had to go back to 0: the person is told. */
  resets: ResetField[]
}

/**
 * The choice with every percentage that cannot stand set to 0, as when basic is lowered under its maximum after a
 * supplementary percentage was chosen.
 */
export function settleChoice(choice: ContributionChoice, limits: Limits): SettledChoice {
  const basicOff = selectStates(choice, limits).basic !== null
  const basicPercent = basicOff ? 0 : choice.basicPercent
  const supplementaryOff =
    selectStates({ salary: choice.salary, basicPercent }, limits).supplementary !== null
  const supplementaryPercent = supplementaryOff ? 0 : choice.supplementaryPercent
  const resets: ResetField[] = []
  if (basicPercent !== choice.basicPercent) resets.push('basicPercent')
  if (supplementaryPercent !== choice.supplementaryPercent) resets.push('supplementaryPercent')
  return { basicPercent, supplementaryPercent, resets }
}
