import type { Amount } from '#domain/money.ts'
import { Decimal } from '#domain/money.ts'
import { basicByFormula } from './calculate-contribution.ts'
import type { ContributionParameters } from './contribution-parameters.ts'

/**
 * Basic percentages to list, ascending: those whose formula is not negative for the salary.
 * 0 is always there, alone when the salary is too low or unknown.
 */
export function basicPercentageOptions(
  salary: Amount | null,
  parameters: Pick<ContributionParameters, 'unit' | 'factor' | 'basicMax' | 'basicStep'>,
): number[] {
  return steps(parameters.basicMax, parameters.basicStep).filter(
    (percent) =>
      percent === 0 || (salary !== null && !basicByFormula(salary, percent, parameters).isNegative()),
  )
}

/** Supplementary percentages to list, ascending from 0. */
export function supplementaryPercentageOptions({
  supplementaryMax,
  supplementaryStep,
}: Pick<ContributionParameters, 'supplementaryMax' | 'supplementaryStep'>): number[] {
  return steps(supplementaryMax, supplementaryStep)
}

function steps(highest: number, step: number): number[] {
  const count = new Decimal(highest).dividedToIntegerBy(step).toNumber()
  return Array.from({ length: count + 1 }, (_, index) => new Decimal(step).times(index).toNumber())
}
