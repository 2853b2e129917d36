import type { Amount, Decimal } from '#domain/money.ts'
import { percentOf, roundHalfUp2, toDecimal } from '#domain/money.ts'
import type { ContributionParameters } from './contribution-parameters.ts'

type Formula = Pick<ContributionParameters, 'factor' | 'unit'>

export interface ContributionChoice {
  /** Gross monthly pay, reais; null when the sponsor has not informed it. */
  salary: Amount | null
  /** Per cent, 0 to 6. */
  basicPercent: number
  /** Per cent, 0 to 25. */
  supplementaryPercent: number
}

/** Reais a month, two decimals. */
export interface ContributionAmounts {
  basicContribution: number
  supplementaryContribution: number
}

/**
 * The basic formula, exact, unrounded and possibly negative: (factor × salary − unit) × percent ÷ 100 (specification
 * section 9). It crosses zero below the plan unit, at unit ÷ factor; `calculateContribution` is what may be charged.
 */
export function basicByFormula(salary: Amount, basicPercent: number, { factor, unit }: Formula): Decimal {
  return percentOf(toDecimal(salary).times(factor).minus(unit), basicPercent)
}

/** The supplementary formula, exact and unrounded: factor × salary × percent ÷ 100. */
export function supplementaryByFormula(
  salary: Amount,
  supplementaryPercent: number,
  { factor }: Pick<Formula, 'factor'>,
): Decimal {
  return percentOf(toDecimal(salary).times(factor), supplementaryPercent)
}

/**
 * Monthly contributions, each rounded half-up to the cent once. A negative basic result is never charged: it is 0. An
 * unknown salary gives zeros. Whether the percentages may be chosen at all is for `selectStates` and
 * `checkContributionChange`.
 */
export function calculateContribution(choice: ContributionChoice, parameters: Formula): ContributionAmounts {
  if (choice.salary === null) return { basicContribution: 0, supplementaryContribution: 0 }
  const basic = basicByFormula(choice.salary, choice.basicPercent, parameters)
  const supplementary = supplementaryByFormula(choice.salary, choice.supplementaryPercent, parameters)
  return {
    basicContribution: basic.isNegative() ? 0 : roundHalfUp2(basic),
    supplementaryContribution: roundHalfUp2(supplementary),
  }
}
