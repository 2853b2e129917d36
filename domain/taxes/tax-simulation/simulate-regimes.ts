import { Decimal, roundHalfUp2 } from '#domain/money.ts'
import type { RegimeSimulation, RegimeSimulationRules, SimulatedYear } from './regime-simulation.ts'
import { simulateIncome } from './simulate-income.ts'
import { simulateLumpSum } from './simulate-lump-sum.ts'
import { growthFactors, lotsAtExit, valueOf } from './simulated-lots.ts'

/** Longest time to the exit, years. */
export const LONGEST_SIMULATION = 40

/** Both regimes for leaving after each of the given numbers of years. Today's tables are kept, in real terms. */
export function simulateRegimes(
  simulation: RegimeSimulation,
  exitYears: readonly number[],
  rules: RegimeSimulationRules,
): SimulatedYear[] {
  const paymentYears = simulation.exit.form === 'lump-sum' ? 0 : simulation.exit.years
  const months = (Math.max(0, ...exitYears) + paymentYears) * 12
  const factors = growthFactors(simulation.realReturnPercent, months)
  return exitYears.map((year) => simulateYear(simulation, year, rules, factors))
}

/**
 * First year from which leaving is no dearer in the regressive regime, and stays so until the last simulated year; null when
 * the progressive one is still cheaper then.
 */
export function breakEvenYear(years: readonly SimulatedYear[]): number | null {
  const last = years.findLastIndex(({ regressive, progressive }) => regressive.tax > progressive.tax)
  return years[last + 1]?.year ?? null
}

/** For a sentence: the regime that leaves more, in today's money. */
export function cheaperRegime({
  regressive,
  progressive,
}: Pick<SimulatedYear, 'regressive' | 'progressive'>): 'regressive' | 'progressive' | 'equal' {
  if (regressive.presentValue === progressive.presentValue) return 'equal'
  return regressive.presentValue > progressive.presentValue ? 'regressive' : 'progressive'
}

/** Age from which the rate falls no more. */
function agelessMonths({ brackets }: RegimeSimulationRules['regressive']): number {
  return Math.max(...brackets.map(({ upToYears }) => (upToYears ?? 0) * 12))
}

function simulateYear(
  simulation: RegimeSimulation,
  year: number,
  rules: RegimeSimulationRules,
  factors: readonly Decimal[],
): SimulatedYear {
  const months = year * 12
  const lots = lotsAtExit(
    simulation.lots,
    simulation.monthlyContribution,
    months,
    factors,
    agelessMonths(rules.regressive),
  )
  const balance = roundHalfUp2(valueOf(lots))
  if (simulation.exit.form !== 'lump-sum') {
    return { year, balance, ...simulateIncome(lots, year, simulation.exit, simulation, rules, factors) }
  }
  const discount = factors[months] ?? new Decimal(1)
  return { year, balance, monthlyIncome: null, ...simulateLumpSum(lots, discount, simulation, rules) }
}
