import { Decimal, percentOf, roundHalfUp2, sharePercent, sumReais } from '#domain/money.ts'
import { lumpSumAnnualTax } from '#domain/taxes/lump-sum-tax.ts'
import { regressiveRateOfYears } from '#domain/taxes/regressive-rate.ts'
import { taxByRate } from '#domain/taxes/tax-by-rate.ts'
import type { RegimeSimulation, RegimeSimulationRules, SimulatedRegime } from './regime-simulation.ts'
import type { ExitLot } from './simulated-lots.ts'
import { valueOf } from './simulated-lots.ts'

/** Both regimes when everything is paid at once. `discount` is the growth from today to the exit. */
export function simulateLumpSum(
  lots: readonly ExitLot[],
  discount: Decimal,
  { otherAnnualIncome, dependants }: RegimeSimulation,
  rules: RegimeSimulationRules,
): { regressive: SimulatedRegime; progressive: SimulatedRegime } {
  const gross = roundHalfUp2(valueOf(lots))
  const parts = lots.map(({ value, months }) => ({
    value,
    ratePercent: regressiveRateOfYears(months / 12, rules.regressive),
  }))
  const byAge = sumReais(taxByRate(parts, gross).map(({ tax }) => tax))
  const regime = (withheld: number, tax: number): SimulatedRegime => {
    const net = sumReais([gross, -tax])
    return {
      gross,
      withheld,
      tax,
      net,
      effectivePercent: sharePercent(tax, gross),
      presentValue: roundHalfUp2(new Decimal(net).dividedBy(discount)),
    }
  }
  return {
    regressive: regime(byAge, byAge),
    progressive: regime(
      roundHalfUp2(percentOf(gross, rules.progressiveRedemptionPercent)),
      lumpSumAnnualTax({ gross, otherAnnualIncome, dependants }, rules.annual),
    ),
  }
}
