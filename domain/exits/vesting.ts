import type { Amount } from '#domain/money.ts'
import { percentOf, roundHalfUp2, sumReais } from '#domain/money.ts'

/** From so many completed months on, this share of the sponsor's account belongs to the participant. */
export interface VestingStep {
  fromMonths: number
  percent: number
}

/** Steps of a plan's regulation, from the first one on, which begins with month 0. */
export type VestingTable = readonly VestingStep[]

/** Share of the sponsor's account that belongs to the participant, per cent, by completed months in the plan. */
export function vestedPercent(monthsInPlan: number, table: VestingTable): number {
  return table.findLast(({ fromMonths }) => monthsInPlan >= fromMonths)?.percent ?? 0
}

/** The next step; null when everything that can be vested is. */
export function nextVestingStep(monthsInPlan: number, table: VestingTable): VestingStep | null {
  return table.find(({ fromMonths }) => fromMonths > monthsInPlan) ?? null
}

/** The sponsor's balance in two parts that add up to it, reais. */
export interface VestedBalance {
  percent: number
  vested: number
  unvested: number
}

/** Splits the sponsor's balance; `table` is null for plans without sponsor, where all of it belongs to the participant. */
export function vestedBalance(
  sponsorBalance: Amount,
  monthsInPlan: number,
  table: VestingTable | null,
): VestedBalance {
  const percent = table === null ? 100 : vestedPercent(monthsInPlan, table)
  const vested = roundHalfUp2(percentOf(sponsorBalance, percent))
  return { percent, vested, unvested: sumReais([sponsorBalance, -vested]) }
}
