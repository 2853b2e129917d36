import { sumReais } from '#domain/money.ts'
import type { SimulationInputs } from './safe-inputs.ts'
import { simulatedPath, yearPoints } from './saving-series.ts'
import type { SimulationRules } from './simulation-rules.ts'

/** The balance at the end of each year, today first, reais of today, at one return. */
export interface OutcomePath {
  realReturnPercent: number
  balances: number[]
}

/** A lower, the chosen and a higher return, per cent a year, within the plan's range; equal ones come once. From the lowest on. */
export function outcomeReturns(
  { realReturnPercent }: Pick<SimulationInputs, 'realReturnPercent'>,
  { ranges, spreadPercent }: Pick<SimulationRules, 'ranges' | 'spreadPercent'>,
): number[] {
  const { minimum, maximum } = ranges.realReturnPercent
  const around = [realReturnPercent - spreadPercent, realReturnPercent, realReturnPercent + spreadPercent]
  return [...new Set(around.map((percent) => sumReais([Math.min(maximum, Math.max(minimum, percent))])))]
}

/** How the balance grows until the retirement at each of these returns. */
export function outcomePaths(inputs: SimulationInputs, rules: SimulationRules): OutcomePath[] {
  return outcomeReturns(inputs, rules).map((realReturnPercent) => ({
    realReturnPercent,
    balances: yearPoints(simulatedPath({ ...inputs, realReturnPercent }, rules)).map(
      ({ balance }) => balance,
    ),
  }))
}
