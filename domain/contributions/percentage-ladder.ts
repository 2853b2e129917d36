import type { Amount } from '#domain/money.ts'
import { sumReais } from '#domain/money.ts'
import type { ContributionParameters } from './contribution-parameters.ts'
import { basicPercentageOptions, supplementaryPercentageOptions } from './percentage-options.ts'
import { selectStates } from './select-states.ts'

interface Rung {
  basicPercent: number
  supplementaryPercent: number
}

/**
 * Both percentages as one that grows: the basic one up to its maximum, which is what the sponsor matches, and from there the supplementary
 * one. `current` stands in place of the rung with the same sum.
 */
export function percentageLadder(
  salary: Amount | null,
  current: Rung | null,
  parameters: Pick<
    ContributionParameters,
    'unit' | 'factor' | 'basicMax' | 'basicStep' | 'supplementaryMax' | 'supplementaryStep'
  >,
): Rung[] {
  if (salary === null) return []
  const isBasicOff = selectStates({ salary, basicPercent: 0 }, parameters).basic !== null
  const basics = isBasicOff ? [0] : basicPercentageOptions(salary, parameters)
  const most = basics.at(-1) ?? 0
  const isSupplementaryOff = selectStates({ salary, basicPercent: most }, parameters).supplementary !== null
  const supplementaries = isSupplementaryOff ? [0] : supplementaryPercentageOptions(parameters)
  const rungs = [
    ...basics.map((basicPercent) => ({ basicPercent, supplementaryPercent: 0 })),
    ...supplementaries.slice(1).map((supplementaryPercent) => ({ basicPercent: most, supplementaryPercent })),
  ]
  if (current === null) return rungs
  const others = rungs.filter((rung) => totalPercent(rung) !== totalPercent(current))
  return [...others, current].toSorted((one, other) => totalPercent(one) - totalPercent(other))
}

/** Points of both: of different parts of the salary, so they name a rung and are no share of anything. */
export function totalPercent({ basicPercent, supplementaryPercent }: Rung): number {
  return sumReais([basicPercent, supplementaryPercent])
}
